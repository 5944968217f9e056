/// The distance between words, for suggestions.
package enum EditDistance {
  /// The number of insertions, deletions, replacements and swaps of neighbours that turn one word
  /// into another.
  ///
  /// Source: the optimal string alignment distance; Damerau, "A Technique for Computer Detection
  /// and Correction of Spelling Errors" (1964).
  ///
  /// - Complexity: O(m n) in the characters.
  package static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var distances = [[Int]](
      repeating: [Int](repeating: 0, count: b.count + 1),
      count: a.count + 1
    )
    for i in 0...a.count {
      for j in 0...b.count {
        guard i > 0, j > 0 else {
          distances[i][j] = i + j
          continue
        }
        var best = min(
          distances[i - 1][j] + 1,
          distances[i][j - 1] + 1,
          distances[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        )
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, distances[i - 2][j - 2] + 1)
        }
        distances[i][j] = best
      }
    }
    return distances[a.count][b.count]
  }

  private static let wordBytesMax = 1_000

  /// The nearest known word, if at most a third of it differs; `nil` for no likely one.
  package static func nearest(to word: String, among known: [String]) -> String? {
    // A word that is much longer than any name is no misspelt one.
    guard word.utf8.count <= wordBytesMax else { return nil }
    let nearest = known.min { between(word, $0) < between(word, $1) }
    guard let nearest, between(word, nearest) <= max(1, nearest.count / 3) else { return nil }
    return nearest
  }
}
