import UBStatistics

/// The text of a generated row: its size is stored, its letters are generated on demand.
nonisolated package struct RowText: Sendable {
  /// The characters in a line: as many characters of 7 points as fit 361 points.
  package static let columnCount = 51

  /// The row's position in the generator's sequence, from 0.
  package let rowIndex: Int
  /// The number of lines after greedy wrapping at `columnCount`.
  package let lineCount: Int
  /// The number of characters, with one space between words.
  package let characterCount: Int
  private let lengths: WordLengths

  /// A row of words with the given lengths.
  init(rowIndex: Int, lengths: WordLengths) {
    self.rowIndex = rowIndex
    self.lengths = lengths
    var lineCount = 1
    var column = 0
    var characterCount = lengths.count - 1
    for length in lengths {
      characterCount += length
      if column == 0 {
        column = length
      } else if column + 1 + length <= Self.columnCount {
        column += 1 + length
      } else {
        lineCount += 1
        column = length
      }
    }
    self.lineCount = lineCount
    self.characterCount = characterCount
  }

  /// The number of words.
  package var wordCount: Int { lengths.count }

  /// The height of a cell for the row, in points: a header and 20 points per line.
  package var height: Int { 44 + 20 * lineCount }

  /// The words, joined by single spaces: pronounceable lowercase letters.
  ///
  /// The letters are hashed from the indexes of the row and the word, so they don't consume the
  /// random sequence that determines the lengths.
  ///
  /// - Complexity: O(`characterCount`)
  package var text: String {
    let bytes = [UInt8](capacity: characterCount) { bytes in
      for (wordIndex, length) in lengths.enumerated() {
        if wordIndex > 0 {
          bytes.append(UInt8(ascii: " "))
        }
        let hash = SplitMix64.mix(UInt64(rowIndex) << 32 | UInt64(wordIndex))
        Self.appendWord(of: length, hash: hash, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends alternating consonants and vowels, each from four bits of the hash.
  private static func appendWord(of length: Int, hash: UInt64, to bytes: inout OutputSpan<UInt8>) {
    // A one-letter word is a vowel, because "a" and "o" are words and "b" isn't.
    var isVowel = length == 1 || hash & 1 == 1
    var rest = hash >> 1
    for _ in 0..<length {
      let letter = Int(rest & 15)
      let scalar = isVowel ? vowels[letter] : consonants[letter]
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      rest >>= 4
      isVowel.toggle()
    }
  }

  // Inline arrays of literals are initialized statically; others would check their lazy
  // initialization at every letter.
  private static let consonants: InlineArray<16, Unicode.Scalar> = [
    "b", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z",
  ]
  private static let vowels: InlineArray<16, Unicode.Scalar> = [
    "a", "a", "a", "a", "e", "e", "e", "e", "i", "i", "i", "o", "o", "o", "u", "u",
  ]
}
