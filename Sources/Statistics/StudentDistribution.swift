/// Student's distribution of a mean over its standard error.
package struct StudentDistribution: Sendable {
  /// The degrees of freedom, which need not be whole.
  package let freedom: Double

  /// A distribution of more than no degrees of freedom.
  package init(freedom: Double) {
    precondition(freedom > 0, "Student's distribution has more than no degrees of freedom.")
    self.freedom = freedom
  }

  /// The chance of a value above `t`.
  ///
  /// No tail lies beyond an infinite `t`.
  package func upperTail(_ t: Double) -> Double {
    guard t.isFinite else { return t > 0 ? 0 : 1 }
    let tail = BetaDistribution(freedom / 2, 0.5).lowerTail(freedom / (freedom + t * t)) / 2
    return t >= 0 ? tail : 1 - tail
  }

  /// The value that the given chance lies above, which is less than a half.
  package func quantile(above chance: Double) -> Double {
    precondition(chance > 0 && chance < 0.5, "A tail is more than nothing and less than a half.")
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
