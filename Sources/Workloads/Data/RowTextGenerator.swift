import UBStatistics

/// An endless, seeded sequence of row texts with the length distribution of real posts.
///
/// The number of words follows a lognormal distribution (median 18, sigma 0.8, from 1 to 120). It
/// is read from a table of quantiles, so the computation uses only integers and is equal on every
/// machine.
nonisolated package struct RowTextGenerator: Sendable {
  private var generator: SplitMix64
  private var rowIndex = 0

  /// A generator at the start of a seed's sequence.
  package init(seed: UInt64 = 42) {
    generator = SplitMix64(seed: seed)
  }

  /// Generates the next row.
  ///
  /// - Complexity: O(words of the row); allocates nothing.
  package mutating func next() -> RowText {
    let wordCount = Self.wordCounts[Int(generator.next() >> 56)]
    let lengths = WordLengths(generator: generator, count: wordCount)
    let row = RowText(rowIndex: rowIndex, lengths: lengths)
    for _ in 0..<wordCount {
      _ = generator.next()
    }
    rowIndex += 1
    return row
  }

  /// The first `count` rows of a seed's sequence.
  package static func rows(count: Int, seed: UInt64 = 42) -> [RowText] {
    var generator = RowTextGenerator(seed: seed)
    return (0..<count).map { _ in generator.next() }
  }

  /// The 256 quantiles of the number of words, at (index + 1/2) / 256.
  private static let wordCounts: InlineArray<256, Int> = [
    2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5,
    5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16,
    16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18,
    18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20, 20, 20,
    20, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23,
    23, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26,
    27, 27, 27, 27, 28, 28, 28, 28, 29, 29, 29, 30, 30, 30, 30, 31,
    31, 31, 32, 32, 32, 33, 33, 33, 34, 34, 34, 35, 35, 36, 36, 36,
    37, 37, 38, 38, 39, 39, 40, 40, 41, 41, 42, 42, 43, 44, 44, 45,
    46, 46, 47, 48, 49, 49, 50, 51, 52, 53, 54, 55, 57, 58, 59, 61,
    62, 64, 66, 68, 70, 72, 75, 78, 82, 86, 91, 97, 105, 117, 120, 120,
  ]
}

/// The texts of generated rows, which all runs of a process share.
///
/// Each run makes its rows anew, as it writes to them; their texts are the same each time.
enum RowTexts {
  private static var seed: UInt64?
  private static var texts: [String] = []

  /// The texts of the first `count` rows of a seed's sequence.
  ///
  /// - Complexity: O(letters) for what no run has asked for yet, O(1) for the rest.
  static func first(_ count: Int, seed: UInt64) -> ArraySlice<String> {
    if seed != self.seed || texts.count < count {
      self.seed = seed
      texts = RowTextGenerator.rows(count: count, seed: seed).map(\.text)
    }
    return texts[..<count]
  }
}
