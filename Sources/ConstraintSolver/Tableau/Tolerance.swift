/// The tolerances for rounding errors.
enum Tolerance {
  // MARK: Input

  /// The sizes of coefficients other than zero.
  static let coefficients = 1e-6...4e9
  /// The greatest size of a constant.
  static let constantMax = 1e12

  // MARK: Coefficients

  /// Smaller coefficients, relative to the numbers they were computed from, are rounding errors.
  static let coefficient = 1e-10
  /// A pivot on a smaller coefficient would amplify rounding errors.
  static let pivot = 1e-7
  /// Bland's rule skips coefficients smaller than this fraction of the largest.
  static let relativePivot = 1e-4
  /// A pivot on a smaller coefficient counts as five towards the next check of the residuals.
  static let smallPivot = 0.3
  /// A pivot on a smaller coefficient makes a check of the residuals due.
  static let doubtfulPivot = 1e-3
  /// Of two symbols of equal cost, one with a coefficient this many times larger is preferred,
  /// because pivots on larger coefficients round less.
  static let muchLarger = 10.0

  // MARK: Values and costs

  /// The distance by which a basic symbol may be infeasible.
  static let feasibility = 1e-9
  /// Smaller costs are rounding errors: costs are short sums of products of coefficients.
  static let cost = 1e-7
  /// Values with a smaller relative difference count as equal.
  static let change = 1e-10

  /// A sum of errors that falls by less, relative to its size, has only been rounded.
  static let progress = 1e-9

  // MARK: Residuals

  /// The tableau is rebuilt if a constraint's expression differs from its marker by more than this
  /// plus `drift` times the largest term.
  static let residual = 1e-9
  static let drift = 1e-13
  /// Smaller differences, relative to the largest term, are the rounding error of the sum itself.
  static let sum = 1e-14

  // MARK: Proofs

  /// A sum of constraints counts as zero if it is smaller than this, relative to its largest term.
  ///
  /// The multipliers contain the rounding errors of all pivots since the last check, so this is
  /// larger than `pivot`.
  static let proof = 1e-6
  /// A reduced cost may differ by this from the sum over the rows that hold the symbol, because
  /// updating it drops terms smaller than `cost` at each pivot.
  static let carriedCost = 1e-6

  // MARK: Optimal face

  /// Smaller gains per unit of a column are rounding errors: like costs, gains are short sums of
  /// products of coefficients.
  static let gain = cost
  /// A line with a smaller coefficient in a column does not block it: lines are copies of rows,
  /// which keep coefficients down to `coefficient`, and the few pivots add little.
  static let blocking = 1e-9
  /// A line closer to zero than this is degenerate.
  ///
  /// This is larger than `feasibility` because the error of a value accumulates over several rows:
  /// a shorter move could be rounding alone.
  static let degenerate = 1e-7
}
