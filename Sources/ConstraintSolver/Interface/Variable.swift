/// An unknown of a solver, valid only in the solver that made it.
///
/// Identifiers are dense and reused after `removeVariable(_:)`, so they can index an array.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The variable's index among its solver's variables.
  package let id: Int32

  /// Creates the handle of the variable with an index that a solver gave out.
  package init(id: Int32) {
    self.id = id
  }

  init(_ index: VariableIndex) {
    id = index.value
  }
}

extension Variable: Comparable {
  /// Whether the first variable's identifier is less than the second's.
  package static func < (first: Variable, second: Variable) -> Bool {
    first.id < second.id
  }
}
