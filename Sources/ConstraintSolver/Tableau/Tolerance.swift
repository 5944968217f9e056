/// The distances within which numbers count as equal.
enum Tolerance {
  /// Coefficients below this, relative to what they came from, are rounding.
  static let coefficient = 1e-10
  /// A basic symbol may be this far on the wrong side of zero.
  static let feasibility = 1e-9
  /// Costs are small sums of products of coefficients; below this they are rounding.
  static let cost = 1e-7
  /// A pivot on a smaller coefficient would magnify rounding.
  static let pivot = 1e-7
  /// Bland's rule passes over coefficients this much smaller than the largest.
  static let relativePivot = 1e-4
  /// A pivot on a smaller coefficient counts like five towards the next check of the residuals.
  static let smallPivot = 0.3
  /// A pivot on a smaller coefficient calls for a check of the residuals.
  static let doubtfulPivot = 1e-3
  /// A constraint's expression and its marker may differ by this much, and by `drift` times the
  /// largest term, before the tableau is rebuilt.
  static let residual = 1e-9
  static let drift = 1e-13
  /// Smaller differences, relative to the largest term, are what adding up leaves.
  static let sum = 1e-14
  /// Values that differ by less, relative to their size, have not changed.
  static let change = 1e-10
}
