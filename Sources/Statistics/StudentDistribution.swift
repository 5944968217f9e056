/// Student's t distribution.
package struct StudentDistribution: Sendable {
  /// The degrees of freedom, which may be fractional.
  package let freedom: Double

  /// A distribution with a positive number of degrees of freedom.
  package init(freedom: Double) {
    precondition(freedom > 0, "The degrees of freedom must be positive.")
    self.freedom = freedom
  }

  /// The probability of a value above `t`.
  ///
  /// It is zero for an infinite `t`.
  package func upperTail(_ t: Double) -> Double {
    guard t.isFinite else { return t > 0 ? 0 : 1 }
    let tail = BetaDistribution(freedom / 2, 0.5).lowerTail(freedom / (freedom + t * t)) / 2
    return t >= 0 ? tail : 1 - tail
  }

  /// The value above which a given probability, less than a half, lies.
  package func quantile(above chance: Double) -> Double {
    precondition(chance > 0 && chance < 0.5, "The probability of a tail must be in (0, 0.5).")
    var low = 0.0
    var high = 1.0
    while upperTail(high) > chance {
      high *= 2
    }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if upperTail(middle) > chance { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
