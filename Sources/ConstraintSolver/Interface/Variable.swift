/// An unknown of a solver: a small number that only the solver that made it understands.
///
/// Identifiers are dense and reused after `removeVariable(_:)`, so they can index an array.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The variable's index among its solver's variables.
  package let id: Int32

  /// Names the variable with an index that a solver gave out.
  package init(id: Int32) {
    self.id = id
  }

  init(_ index: VariableIndex) {
    id = index.value
  }
}

extension Variable: Comparable {
  /// Whether the first variable's identifier is the smaller one.
  package static func < (first: Variable, second: Variable) -> Bool {
    first.id < second.id
  }
}
