import UBStatistics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How fast a cost grows with a size: the exponent of the power law that fits best.
///
/// The straight line of least squares through the logarithms; its slope is the exponent: 0 for a
/// constant cost, 1 for a linear one, 2 for a quadratic one. Exact costs have no noise, so the
/// interval tells how well a power law describes them at all.
package struct ScalingFit: Codable, Equatable, Sendable {
  /// The slope of the line.
  package var exponent: Double
  /// Half the 95 % confidence interval of the slope, by Student's t.
  package var halfWidth: Double

  /// The fewest sizes that a line is drawn through.
  package static let sizesMin = 4
  /// The chance that the interval leaves out.
  private static let intervalChance = 0.05
  /// What is kept of a number; less than that differs between mathematics libraries.
  private static let scale = 1e6

  /// Fits costs, all more than zero, at as many sizes that aren't all the same.
  package init(sizes: [Int], costs: [Int]) {
    precondition(
      sizes.count == costs.count && sizes.count >= Self.sizesMin,
      "A line is drawn through a cost for each size."
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
