/// The motion of a weight on a spring towards rest, as a fraction of the total distance.
///
/// It solves x'' = -w² x - 2 d w x' for the distance x from rest, starting at x = 1. The frequency
/// w is chosen so that a thousandth of the oscillation remains after the duration. The state is
/// advanced by the exponential of a 2×2 matrix, computed from its series by scaling and squaring.
/// It uses only additions and multiplications, so its values are bit-identical on every machine.
nonisolated struct SpringCurve: Equatable, Sendable {
  /// The natural logarithm of 1000: the number of e-fold decays during the duration.
  private static let falls = 6.907_755_278_982_137
  /// The number of times the time is halved before the series and the result squared after it.
  private static let halvings = 10

  private let frequency: Double
  private let dampingRatio: Double
  /// The initial velocity towards rest, in total distances per duration.
  private let velocity: Double

  /// A spring with a damping ratio and an initial velocity.
  ///
  /// - Parameters:
  /// - dampingRatio: 1 doesn't oscillate, smaller values oscillate more; clamped to 0.05...1.
  /// - velocity: In total distances per duration.
  init(dampingRatio: Double, velocity: Double) {
    self.dampingRatio = min(max(dampingRatio, 0.05), 1)
    self.velocity = velocity
    frequency = Self.falls / self.dampingRatio
  }

  /// The progress at a fraction of the duration, which may temporarily exceed 1.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    let (a, b) = propagator(over: fraction)
    return 1 - (a - b * velocity)
  }

  /// The first row of the matrix exponential: the factors of the initial distance and speed in the
  /// distance after a time.
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

  /// A matrix with the rows (a, b) and (c, d).
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
