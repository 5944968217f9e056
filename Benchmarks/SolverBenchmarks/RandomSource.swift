/// A seeded source of random numbers, the same on every machine (SplitMix64).
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  /// A source whose numbers depend on the seed alone.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A whole number below a bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(bound))
  }

  /// Whether an event with a chance in percent happens.
  package mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
