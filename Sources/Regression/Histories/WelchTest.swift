/// Welch's t-test of whether two samples have the same mean.
///
/// Source: Welch, "The Generalization of Student's Problem when Several Different Population
/// Variances are Involved" (1947).
package struct WelchTest: Sendable {
  /// The mean of each sample.
  package let means: (Double, Double)
  /// The chance of means at least this far apart if they were the same; for samples without any
  /// spread 0 or 1.
  package let p: Double

  /// Tests two samples of at least two numbers.
  package init(_ first: some Collection<Double>, _ second: some Collection<Double>) {
    precondition(first.count > 1 && second.count > 1, "A spread takes two numbers.")
    let a = Self.moments(of: first)
    let b = Self.moments(of: second)
    means = (a.mean, b.mean)
    let errors = (a.variance / Double(first.count), b.variance / Double(second.count))
    let error = errors.0 + errors.1
    guard error > 0 else {
      p = a.mean == b.mean ? 1 : 0
      return
    }
    let degrees =
      error * error
      / (errors.0 * errors.0 / Double(first.count - 1)
        + errors.1 * errors.1 / Double(second.count - 1))
    p = StudentT(degreesOfFreedom: degrees).pTwoSided((b.mean - a.mean) / error.squareRoot())
  }

  private static func moments(
    of sample: some Collection<Double>
  ) -> (mean: Double, variance: Double) {
    let mean = sample.reduce(0, +) / Double(sample.count)
    let squares = sample.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, squares / Double(sample.count - 1))
  }
}
