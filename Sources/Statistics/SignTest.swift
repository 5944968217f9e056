/// The sign test of paired observations, which counts directions and ignores sizes.
///
/// Source: Arbuthnot (1710); Conover, "Practical Nonparametric Statistics" (1999), section 3.4.
package struct SignTest: Equatable, Sendable {
  /// The chance of at least this many pluses if both directions were equally likely.
  package let pGreater: Double

  /// The test of pairs that differ; pairs that don't are left out.
  package init(pluses: Int, minuses: Int) {
    precondition(pluses >= 0 && minuses >= 0, "Counts are zero or more.")
    pGreater =
      pluses == 0
      ? 1 : BetaDistribution(Double(pluses), Double(minuses) + 1).lowerTail(0.5)
  }
}
