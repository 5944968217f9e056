/// The progress of an animation over time.
///
/// A curve is a spring, or a cubic Bézier curve from (0, 0) to (1, 1) as in Core Animation's timing
/// functions. It uses only additions, multiplications and divisions, so its values are
/// bit-identical on every machine.
nonisolated package struct AnimationCurve: Equatable, Sendable {
  private let x1, y1, x2, y2: Double
  /// The spring that replaces the control points; `nil` for a Bézier curve.
  private var spring: SpringCurve?

  /// A Bézier curve with two control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Constant speed.
  package static let linear = AnimationCurve(0, 0, 1, 1)
  /// Slow at the start.
  package static let easeIn = AnimationCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  package static let easeOut = AnimationCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  package static let easeInOut = AnimationCurve(0.42, 0, 0.58, 1)

  /// A spring with an initial velocity in total distances per duration.
  package static func spring(dampingRatio: Double, velocity: Double) -> AnimationCurve {
    var curve = linear
    curve.spring = SpringCurve(dampingRatio: dampingRatio, velocity: velocity)
    return curve
  }

  /// The progress at a fraction of the duration, both from 0 to 1 and exact at the ends.
  ///
  /// A spring may overshoot 1.
  package func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if let spring { return spring.progress(at: fraction) }
    if self == .linear { return fraction }
    return Self.bezier(parameter(at: fraction), y1, y2)
  }

  /// The curve parameter at which x is `fraction`, by bisection to the last bit.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < fraction {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
