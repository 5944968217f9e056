import UBStatistics

/// The lengths of a row's words, derived from the generator's state whenever they are needed.
///
/// Storing the state instead of the lengths gives a row a fixed size.
nonisolated struct WordLengths: Sequence, Sendable {
  /// The state of the generator before the first length is drawn.
  let generator: SplitMix64
  /// The number of words.
  let count: Int

  func makeIterator() -> Iterator {
    Iterator(generator: generator, remaining: count)
  }

  struct Iterator: IteratorProtocol {
    var generator: SplitMix64
    var remaining: Int

    mutating func next() -> Int? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      return WordLengths.table[Int(generator.next() >> 60)]
    }
  }

  /// The 16 equally likely lengths; 4.81 letters on average.
  private static let table: InlineArray<16, Int> = [
    1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 9, 11,
  ]
}
