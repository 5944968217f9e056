/// Whether each mention of a numbered rule has a row in a document, and each row its proof.
///
/// A row of `docs/rules.md` is `| R5 | the rule | its source | the proof |`. The proof names tests,
/// each in code quotes as `Suite/test(label:)`, or says that the rule is *not modelled*. A test
/// proves a rule only if its comment or display name has the rule's number.
enum ConformanceRule {
  /// A row of the table of rules.
  struct Row: Equatable {
    let number: String
    let line: Int
    /// The tests that are named, by their identifiers.
    let tests: [String]
    let isNotModelled: Bool
  }

  /// The letters of rules, which have rows in `docs/rules.md`.
  static let rules = "RUM"
  /// The letters of claims, complaints and holes, which have rows in any document.
  static let claims = "XPCH"

  /// The rows of a table of rules.
  static func rows(in document: SourceFile) -> [Row] {
    document.lines.enumerated().compactMap { index, line in
      let cells = cells(of: line)
      guard let number = cells.first, isNumber(number, of: rules) else { return nil }
      let proof = cells.last ?? ""
      return Row(
        number: number,
        line: index + 1,
        tests: proof.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 && $0.element.contains("/") }
          .map { String($0.element) },
        isNotModelled: proof.contains("not modelled")
      )
    }
  }

  /// The numbers of claims that have a row in a table of a document.
  static func entries(in document: SourceFile) -> Set<String> {
    Set(document.lines.compactMap { cells(of: $0).first }.filter { isNumber($0, of: claims) })
  }

  /// The mentions of a file without a row.
  static func unresolved(in file: SourceFile, rows: Set<String>) -> [Violation] {
    mentions(of: rules + claims, in: file.text).filter { !rows.contains($0.number) }.map {
      Violation(
        path: file.path,
        line: $0.line,
        message: "'\($0.number)' has no row in "
          + (isNumber($0.number, of: rules) ? "docs/rules.md" : "a table of a document")
      )
    }
  }

  /// The rows whose proof is missing, and those that are there twice.
  static func unproved(_ rows: [Row], by tests: [TestFinder.Found], path: String) -> [Violation] {
    let tests = Dictionary(tests.map { ($0.identifier, $0) }) { first, _ in first }
    var numbers: Set<String> = []
    return rows.flatMap { row in
      var messages = row.tests.compactMap { name -> String? in
        guard let test = tests[name] else { return "there is no test '\(name)'" }
        let isNamed = mentions(of: rules, in: test.declaration).contains { $0.number == row.number }
        return isNamed ? nil : "'\(name)' doesn't name it in its comment or display name"
      }
      if row.tests.isEmpty, !row.isNotModelled {
        messages.append("names no test and doesn't say 'not modelled'")
      }
      if !numbers.insert(row.number).inserted { messages.append("there is another row") }
      return messages.map {
        Violation(path: path, line: row.line, message: "\(row.number): \($0)")
      }
    }
  }

  /// The numbers in a text that begin with one of some letters, each with its line.
  static func mentions(of letters: String, in text: String) -> [(number: String, line: Int)] {
    let letters = Set(letters.utf8)
    let bytes = Array(text.utf8)
    var mentions: [(number: String, line: Int)] = []
    var line = 1
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard letters.contains(byte), index == 0 || !isPartOfWord(bytes[index - 1]) else { continue }
      let word = bytes[index...].prefix(while: isPartOfWord)
      let number = String(decoding: word, as: UTF8.self)
      if isNumber(number, of: String(decoding: [byte], as: UTF8.self)) {
        mentions.append((number, line))
      }
    }
    return mentions
  }

  /// Whether a word is one of some letters and a number of two digits at most, such as `P17b`.
  private static func isNumber(_ word: String, of letters: String) -> Bool {
    guard let letter = word.first, letters.contains(letter) else { return false }
    let digits = word.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let first = digits.first, first != "0", digits.count <= 2 else { return false }
    return ["", "b"].contains(word.dropFirst(1 + digits.count))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }

  /// The cells of a line of a table, without the blanks around them.
  private static func cells(of line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    return line.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
