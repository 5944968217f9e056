/// The texts of generated rows, shared by all runs in a process.
///
/// Each run makes its own rows, because it writes to them; their texts are always the same.
enum RowTexts {
  private static var seed: UInt64?
  private static var texts: [String] = []

  /// The texts of the first `count` rows of a seed's sequence.
  ///
  /// - Complexity: O(letters) for texts that no run has requested yet, O(1) for others.
  static func first(_ count: Int, seed: UInt64) -> ArraySlice<String> {
    if seed != self.seed || texts.count < count {
      self.seed = seed
      texts = RowTextGenerator.rows(count: count, seed: seed).map(\.text)
    }
    return texts[..<count]
  }
}
