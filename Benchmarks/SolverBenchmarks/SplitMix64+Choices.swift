package import UBStatistics

extension SplitMix64 {
  /// A whole number below a bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(bound))
  }

  /// Whether an event occurs whose probability is given in percent.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
