import UBStatistics

/// A seeded source of random systems, the same on every machine.
package struct RandomSource: RandomNumberGenerator {
  private var generator: SplitMix64

  /// Creates a source whose numbers depend only on the seed.
  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    generator.next()
  }

  /// A whole number below a bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(bound))
  }

  /// Whether an event occurs whose probability is given in percent.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
