/// The standard normal distribution.
package enum NormalDistribution {
  /// The probability of a value above `z`.
  ///
  /// Source: the complementary error function by the continued fraction and the series of
  /// Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964), 7.1.5 and 7.1.14; the
  /// relative error stays below 1e-12 far into the tail.
  package static func upperTail(_ z: Double) -> Double {
    guard z >= 0 else { return 1 - upperTail(-z) }
    return z < seriesEnd ? 0.5 - centralArea(z) : density(z) / continuedFraction(z)
  }

  /// The probability density at `z`.
  package static func density(_ z: Double) -> Double {
    exponential(-z * z / 2) / (2 * Double.pi).squareRoot()
  }

  /// The series is exact below this value; the continued fraction converges fast above it.
  private static let seriesEnd = 3.0

  /// The probability of a value between zero and `z`.
  private static func centralArea(_ z: Double) -> Double {
    var term = z
    var sum = z
    var index = 1.0
    while term > sum * 1e-17 {
      term *= z * z / (2 * index + 1)
      sum += term
      index += 1
    }
    return density(z) * sum
  }

  private static func continuedFraction(_ z: Double) -> Double {
    stride(from: 200.0, to: 0, by: -1).reduce(z) { fraction, index in z + index / fraction }
  }
}
