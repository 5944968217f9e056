/// Welch's test of whether two unpaired sets have the same mean, whatever their variances.
///
/// Source: Welch, "The Generalization of Student's Problem When Several Different Population
/// Variances Are Involved" (1947).
package struct WelchTest: Equatable, Sendable {
  /// The mean of each set.
  package let means: [Double]
  /// The chance of means at least this far apart, on either side, if they were equal.
  package let pTwoSided: Double

  /// Tests two sets of samples, each of two or more.
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
