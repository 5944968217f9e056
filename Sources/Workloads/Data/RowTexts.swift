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
