import UBStatistics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The exponent of the power law that best fits a cost over a size.
///
/// The exponent is the slope of the least-squares line through the logarithms: 0 for a constant
/// cost, 1 for a linear one, 2 for a quadratic one. Exact costs have no noise, so the interval
/// tells how well a power law describes them at all.
package struct ScalingFit: Codable, Equatable, Sendable {
  /// The slope of the line.
  package var exponent: Double
  /// Half the 95 % confidence interval of the slope, by Student's t.
  package var halfWidth: Double

  /// The fewest sizes of a fit.
  package static let sizesMin = 4
  /// The chance that the exponent lies outside its interval.
  private static let intervalChance = 0.05
  /// The digits that are kept; smaller ones differ between mathematics libraries.
  private static let scale = 1e6

  /// Fits positive costs, one at each of several sizes that aren't all the same.
  package init(sizes: [Int], costs: [Int]) {
    precondition(
      sizes.count == costs.count && sizes.count >= Self.sizesMin,
      "A fit has a cost for each of enough sizes."
    )
    let x = sizes.map { log(Double($0)) }
    let y = costs.map { log(Double($0)) }
    let count = Double(x.count)
    let means = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    var spread = 0.0
    var common = 0.0
    for (a, b) in zip(x, y) {
      spread += (a - means.0) * (a - means.0)
      common += (a - means.0) * (b - means.1)
    }
    let slope = common / spread
    var residual = 0.0
    for (a, b) in zip(x, y) {
      let distance = b - means.1 - slope * (a - means.0)
      residual += distance * distance
    }
    let error = (residual / (count - 2) / spread).squareRoot()
    let t = StudentDistribution(freedom: count - 2).quantile(above: Self.intervalChance / 2)
    exponent = Self.rounded(slope)
    halfWidth = Self.rounded(t * error)
  }

  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  enum CodingKeys: String, CodingKey {
    case exponent
    case halfWidth = "half_width"
  }
}
