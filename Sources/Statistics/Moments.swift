/// The mean and variance of at least two samples.
package struct Moments: Equatable, Sendable {
  /// The number of samples.
  package let count: Double
  /// The mean.
  package let mean: Double
  /// The sample variance, with the number of samples minus one as divisor.
  package let variance: Double

  /// The moments of at least two samples.
  package init(of samples: [Double]) {
    precondition(samples.count > 1, "A variance needs at least two samples.")
    let count = Double(samples.count)
    let mean = samples.reduce(0, +) / count
    self.count = count
    self.mean = mean
    variance = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
  }

  /// The confidence interval of the mean, by Student's t distribution.
  package func interval(confidence: Double = 0.95) -> (low: Double, high: Double) {
    let quantile = StudentDistribution(freedom: count - 1).quantile(above: (1 - confidence) / 2)
    let reach = quantile * (variance / count).squareRoot()
    return (mean - reach, mean + reach)
  }
}
