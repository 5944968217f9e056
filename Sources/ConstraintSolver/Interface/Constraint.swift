/// A handle of a constraint in a solver.
///
/// The generation reveals the handle of a removed constraint even after its index has been reused,
/// so using such a handle is an error and never affects another constraint.
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
  /// The variable that the coefficient multiplies.
  package var variable: Variable
  /// The finite factor of the unknown.
  package var coefficient: Double

  /// Creates the term `coefficient * variable`.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
