/// The distances within which numbers count as equal.
enum Tolerance {
  // MARK: Coefficients

  /// Coefficients below this, relative to what they came from, are rounding.
  static let coefficient = 1e-10
  /// A pivot on a smaller coefficient would magnify rounding.
  static let pivot = 1e-7
  /// Bland's rule passes over coefficients this much smaller than the largest.
  static let relativePivot = 1e-4
  /// A pivot on a smaller coefficient counts like five towards the next check of the residuals.
  static let smallPivot = 0.3
  /// A pivot on a smaller coefficient calls for a check of the residuals.
  static let doubtfulPivot = 1e-3
  /// Of two symbols that cost the same, one with a coefficient this many times larger is taken,
  /// because pivots on larger coefficients round less.
  static let muchLarger = 10.0

  // MARK: Values and costs

  /// A basic symbol may be this far on the wrong side of zero.
  static let feasibility = 1e-9
  /// Costs are small sums of products of coefficients; below this they are rounding.
  static let cost = 1e-7
  /// Values that differ by less, relative to their size, have not changed.
  static let change = 1e-10

  // MARK: Residuals

  /// A constraint's expression and its marker may differ by this much, and by `drift` times the
  /// largest term, before the tableau is rebuilt.
  static let residual = 1e-9
  static let drift = 1e-13
  /// Smaller differences, relative to the largest term, are what adding up leaves.
  static let sum = 1e-14

  // MARK: Proofs

  /// A sum of constraints that cancels out but for this, relative to its largest term, is a proof.
  ///
  /// The multipliers carry the rounding of all pivots since the last check, so this is more than
  /// `pivot`.
  static let proof = 1e-6
  /// A reduced cost may differ by this from the sum over the rows that hold the symbol: it leaves
  /// out what `cost` takes for rounding, at each of the pivots it was carried through.
  static let carriedCost = 1e-6

  // MARK: Optimal face

  /// A function that gains less for each unit of a column doesn't gain: gains are sums of products
  /// of coefficients, as costs are.
  static let gain = cost
  /// A line with a smaller coefficient in a column doesn't stop it: lines are copies of rows, in
  /// which coefficients down to `coefficient` are stored, and the few pivots add little.
  static let blocking = 1e-9
  /// A line no further than this from zero is degenerate.
  ///
  /// That is more than `feasibility`, because a value that many rows add up to is off by all of
  /// theirs: a move this short could be rounding alone.
  static let degenerate = 1e-7
}
