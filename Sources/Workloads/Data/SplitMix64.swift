/// A small random generator whose sequence depends on its seed alone, on every machine.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
nonisolated package struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// A generator at the start of the seed's sequence.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mix(state)
  }

  /// A hash of one word in which every bit of the input changes about half of the output.
  package static func mix(_ word: UInt64) -> UInt64 {
    var mixed = word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
