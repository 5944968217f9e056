#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Student's t distribution.
///
/// Source: Press and others, "Numerical Recipes" (3rd edition, 2007), sections 6.4 and 6.14.9: the
/// regularized incomplete beta function by its continued fraction.
package struct StudentT: Sendable {
  /// The degrees of freedom, more than zero; they need not be whole.
  package let degreesOfFreedom: Double

  package init(degreesOfFreedom: Double) {
    precondition(degreesOfFreedom > 0, "A t distribution has degrees of freedom.")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The chance of a value at least as far from zero as `t`, on either side.
  package func pTwoSided(_ t: Double) -> Double {
    guard t.isFinite else { return t.isNaN ? 1 : 0 }
    let x = degreesOfFreedom / (degreesOfFreedom + t * t)
    return Self.incompleteBeta(x, degreesOfFreedom / 2, 0.5)
  }

  /// The value that is exceeded on either side with the chance `p`, by bisection.
  ///
  /// - Complexity: O(1); about a hundred evaluations.
  package func critical(pTwoSided p: Double) -> Double {
    precondition(p > 0 && p < 1, "A chance lies between 0 and 1.")
    var low = 0.0
    var high = 1.0
    while pTwoSided(high) > p {
      high *= 2
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if pTwoSided(middle) > p { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The regularized incomplete beta function.
  private static func incompleteBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let logFront = logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log(1 - x)
    // The fraction converges fast on the side of the mean that x lies on.
    guard x < (a + 1) / (a + b + 2) else { return 1 - exp(logFront) * fraction(1 - x, b, a) / b }
    return exp(logFront) * fraction(x, a, b) / a
  }

  /// The continued fraction by Lentz's method, whose terms settle within a few hundred.
  private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
    let tiny = 1e-300
    var c = 1.0
    var d = 1 - (a + b) * x / (a + 1)
    d = 1 / (d.magnitude < tiny ? tiny : d)
    var result = d
    for index in 1...1_000 {
      let m = Double(index)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      var change = 1.0
      for term in [even, odd] {
        d = 1 + term * d
        d = 1 / (d.magnitude < tiny ? tiny : d)
        c = 1 + term / c
        c = c.magnitude < tiny ? tiny : c
        change = c * d
        result *= change
      }
      if (change - 1).magnitude < 1e-15 { break }
    }
    return result
  }

  /// The logarithm of the gamma function of a positive number.
  private static func logGamma(_ x: Double) -> Double { lgamma(x).0 }
}
