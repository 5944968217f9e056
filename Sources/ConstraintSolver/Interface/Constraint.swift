/// A handle of one constraint in a solver.
///
/// The generation makes a handle of a removed constraint recognizable even after its index has
/// been given to another constraint, so its use is an error and never touches the wrong one.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The constraint's index among its solver's constraints; dense, and reused after removal.
  package let index: Int32
  /// How many constraints have held this index before.
  package let generation: UInt32

  init(_ index: ConstraintIndex, generation: UInt32) {
    self.index = index.value
    self.generation = generation
  }
}

/// How a constraint's expression compares with zero.
package enum Relation: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case lessThanOrEqual = 0
  case equal = 1
  case greaterThanOrEqual = 2
}

/// One summand of a linear expression: a coefficient times a variable.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The unknown.
  package var variable: Variable
  /// The factor of the unknown; finite.
  package var coefficient: Double

  /// A summand `coefficient * variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
