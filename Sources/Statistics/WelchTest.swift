/// Welch's test of whether two unpaired sets with any variances have the same mean.
///
/// Source: Welch, "The Generalization of Student's Problem When Several Different Population
/// Variances Are Involved" (1947).
package struct WelchTest: Equatable, Sendable {
  /// The mean of each set.
  package let means: [Double]
  /// The two-sided p-value: the probability of means at least this far apart if the true means are
  /// equal.
  package let pTwoSided: Double

  /// Tests two sets of at least two samples each.
  package init(_ first: [Double], _ second: [Double]) {
    let (a, b) = (Moments(of: first), Moments(of: second))
    means = [a.mean, b.mean]
    let (va, vb) = (a.variance / a.count, b.variance / b.count)
    guard va + vb > 0 else {
      pTwoSided = a.mean == b.mean ? 1 : 0
      return
    }
    let t = (a.mean - b.mean).magnitude / (va + vb).squareRoot()
    let freedom =
      (va + vb) * (va + vb) / (va * va / (a.count - 1) + vb * vb / (b.count - 1))
    pTwoSided = 2 * StudentDistribution(freedom: freedom).upperTail(t)
  }
}
