/// The mean and the spread of two samples or more.
package struct Moments: Equatable, Sendable {
  /// How many samples there are.
  package let count: Double
  /// Their mean.
  package let mean: Double
  /// Their variance, by one less than their number.
  package let variance: Double

  /// The moments of two samples or more.
  package init(of samples: [Double]) {
    precondition(samples.count > 1, "A spread takes two samples.")
    let count = Double(samples.count)
    let mean = samples.reduce(0, +) / count
    self.count = count
    self.mean = mean
    variance = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
  }

  /// The ends of the confidence interval of the mean, by Student's distribution.
  package func interval(confidence: Double = 0.95) -> (low: Double, high: Double) {
    let quantile = StudentDistribution(freedom: count - 1).quantile(above: (1 - confidence) / 2)
    let reach = quantile * (variance / count).squareRoot()
    return (mean - reach, mean + reach)
  }
}
