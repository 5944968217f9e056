/// How an animation's progress follows time.
///
/// Each curve is a spring, or a cubic Bézier from (0, 0) to (1, 1), as in Core Animation's timing
/// functions.
/// Only additions, multiplications and divisions are used, so every machine gets the same bits.
nonisolated package struct AnimationCurve: Equatable, Sendable {
  private let x1, y1, x2, y2: Double
  /// The spring in whose place the control points stand; `nil` for a Bézier.
  private var spring: SpringCurve?

  /// A curve by its two control points.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Even.
  package static let linear = AnimationCurve(0, 0, 1, 1)
  /// Slow at the start.
  package static let easeIn = AnimationCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  package static let easeOut = AnimationCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  package static let easeInOut = AnimationCurve(0.42, 0, 0.58, 1)

  /// A spring's; `velocity` is in ways per duration.
  package static func spring(dampingRatio: Double, velocity: Double) -> AnimationCurve {
    var curve = linear
    curve.spring = SpringCurve(dampingRatio: dampingRatio, velocity: velocity)
    return curve
  }

  /// The progress at a fraction of the duration; both from 0 to 1, exact at the ends.
  ///
  /// A spring goes beyond 1 on its way.
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
