/// The motion of a list after a fling, as `UIScrollView` decelerates.
///
/// Speed falls by a constant factor a millisecond, 0.998 at the normal rate, so the remaining way
/// falls by the same factor; the list rests when less than half a point is left. Source: WWDC18
/// session 803, "Designing Fluid Interfaces", and Lobanov, "Scrolling mechanics of UIScrollView".
nonisolated struct Deceleration {
  /// The natural logarithm of 0.998 times 1000: the change of the exponent per second.
  private static let decayPerSecond = -2.002_002_670_673_079_3
  /// The remaining way at which the list rests, in points.
  private static let restDistance = 0.5

  /// The number of frames until the list stops.
  let frameCount: Int
  private let distance: Double
  private let factorPerFrame: Double

  /// The motion from an initial speed in points per second, at a number of frames per second.
  init(velocity: Double, refreshRate: Int) {
    distance = velocity / -Self.decayPerSecond
    factorPerFrame = Self.exponential(Self.decayPerSecond / Double(refreshRate))
    var left = distance
    var frames = 0
    while left >= Self.restDistance {
      left *= factorPerFrame
      frames += 1
    }
    frameCount = frames
  }

  /// The distance covered by the end of a frame, in points.
  func offset(at frame: Int) -> Double {
    var left = 1.0
    for _ in 0..<frame {
      left *= factorPerFrame
    }
    return distance * (1 - left)
  }

  /// The exponential of a small number, computed from its series so that it is bit-identical on
  /// every machine.
  private static func exponential(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for step in 1...16 {
      term *= x / Double(step)
      sum += term
    }
    return sum
  }
}
