/// The course of a weight on a spring towards its rest, as a fraction of the way.
///
/// It solves x'' = -w² x - 2 d w x' for the distance x to the rest, from x = 1. The frequency w is
/// such that a thousandth of the swing is left after the duration. The state is carried on by the
/// exponential of a 2×2 matrix, from its series by scaling and squaring: only additions and
/// multiplications, so every machine gets the same bits.
nonisolated struct SpringCurve: Equatable, Sendable {
  /// The natural logarithm of 1000: how often the swing falls by a factor of e in the duration.
  private static let falls = 6.907_755_278_982_137
  /// How often the time is halved before the series and the result squared after it.
  private static let halvings = 10

  private let frequency: Double
  private let dampingRatio: Double
  /// The speed away from the start, in ways per duration.
  private let velocity: Double

  /// A spring by its damping ratio and its initial velocity.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 doesn't swing; what is nearer 0 swings more. Kept within 0.05...1.
  ///   - velocity: In ways per duration.
  init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.05), 1)
    self.velocity = velocity
    frequency = Self.falls / self.dampingRatio
  }

  /// The way covered at a fraction of the duration; it may be more than 1 for a while.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let (a, b) = propagator(over: fraction)
    return 1 - (a - b * velocity)
  }

  /// The first row of the exponential of the motion's matrix: what the distance after a time has
  /// of the distance and of the speed before it.
  private func propagator(over time: Double) -> (distance: Double, speed: Double) {
    var step = time
    for _ in 0..<Self.halvings { step /= 2 }
    let matrix = Matrix(
      a: 0,
      b: step,
      c: -frequency * frequency * step,
      d: -2 * dampingRatio * frequency * step
    )
    var term = Matrix.identity
    var sum = Matrix.identity
    for order in 1...12 {
      term = (term * matrix).scaled(by: 1 / Double(order))
      sum = sum + term
    }
    for _ in 0..<Self.halvings { sum = sum * sum }
    return (sum.a, sum.b)
  }

  /// A matrix of two rows, (a, b) and (c, d).
  private struct Matrix {
    var a, b, c, d: Double

    static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)

    func scaled(by factor: Double) -> Matrix {
      Matrix(a: a * factor, b: b * factor, c: c * factor, d: d * factor)
    }

    static func + (first: Matrix, second: Matrix) -> Matrix {
      Matrix(
        a: first.a + second.a,
        b: first.b + second.b,
        c: first.c + second.c,
        d: first.d + second.d
      )
    }

    static func * (first: Matrix, second: Matrix) -> Matrix {
      Matrix(
        a: first.a * second.a + first.b * second.c,
        b: first.a * second.b + first.b * second.d,
        c: first.c * second.a + first.d * second.c,
        d: first.c * second.b + first.d * second.d
      )
    }
  }
}
