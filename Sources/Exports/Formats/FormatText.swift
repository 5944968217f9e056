import FoundationEssentials

/// Checks that a format gets each name once.
struct UniqueNames {
  private let format: ExportFormat
  private let limit: Int
  private var taken: Set<String> = []

  /// No names yet; each may have at most `limit` characters.
  init(for format: ExportFormat, limit: Int = Int.max) {
    self.format = format
    self.limit = limit
  }

  /// Returns a name that was not taken before.
  ///
  /// - Throws: `ExportError.duplicateName` or `.longName`.
  mutating func take(_ name: String) throws(ExportError) -> String {
    guard name.count <= limit else {
      throw .longName(format: format, name: name, limit: limit)
    }
    guard taken.insert(name).inserted else {
      throw .duplicateName(format: format, name: name)
    }
    return name
  }
}

extension String {
  /// The lower-case words of a name, such as `solver`, `constraints` and `added` of
  /// `solver.constraintsAdded`, joined by a separator.
  ///
  /// Characters other than ASCII letters and digits divide words.
  func plainWords(joinedBy separator: String) -> String {
    var words: [String] = []
    var word = ""
    for character in self {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if !isPlain || character.isUppercase && word.last?.isUppercase == false {
        words.append(word.lowercased())
        word = ""
      }
      if isPlain { word.append(character) }
    }
    words.append(word.lowercased())
    return words.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

/// JSON for exports: indented, with sorted keys.
enum JSONText {
  /// The text of a value; infinities and NaN become the words that JMH uses.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+INF",
      negativeInfinity: "-INF",
      nan: "NaN"
    )
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
