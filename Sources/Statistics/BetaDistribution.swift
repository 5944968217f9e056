/// The beta distribution, whose tails give those of Student's t and the binomial distribution.
package struct BetaDistribution: Sendable {
  /// The two shape parameters.
  package let shape: (a: Double, b: Double)

  /// A distribution with positive shape parameters.
  package init(_ a: Double, _ b: Double) {
    precondition(a > 0 && b > 0, "The shape parameters must be positive.")
    shape = (a, b)
  }

  /// The probability of a value below `x`: the regularized incomplete beta function.
  ///
  /// Source: the continued fraction 26.5.8 of Abramowitz and Stegun, "Handbook of Mathematical
  /// Functions" (1964), by the modified method of Lentz (1976).
  package func lowerTail(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let (a, b) = shape
    // The fraction converges fast on one side only; the function is symmetric.
    guard x <= (a + 1) / (a + b + 2) else {
      return 1 - BetaDistribution(b, a).lowerTail(1 - x)
    }
    let front = logGamma(a + b) - logGamma(a) - logGamma(b)
    let power = a * logarithm(x) + b * logarithm(1 - x)
    return exponential(front + power) * continuedFraction(x) / a
  }

  /// The value below which a given probability lies.
  package func quantile(below chance: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if lowerTail(middle) < chance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func continuedFraction(_ x: Double) -> Double {
    let (a, b) = shape
    func away(_ value: Double) -> Double { value.magnitude < 1e-300 ? 1e-300 : value }
    var c = 1.0
    var d = 1 / away(1 - (a + b) * x / (a + 1))
    var result = d
    for step in 1...10_000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / away(1 + even * d)
      c = away(1 + even / c)
      result *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / away(1 + odd * d)
      c = away(1 + odd / c)
      result *= d * c
      if (d * c - 1).magnitude < 1e-15 { break }
    }
    return result
  }
}
