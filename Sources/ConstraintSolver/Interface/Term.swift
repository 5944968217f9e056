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
