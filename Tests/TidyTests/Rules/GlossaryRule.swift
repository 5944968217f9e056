/// The one word that names have for each thing.
enum GlossaryRule {
  /// Words that mean what another word of the glossary means.
  static let synonyms = [
    "burnin": "warmUp", "datapoint": "sample", "golden": "baseline", "preheat": "warmUp",
    "recycle": "reuse", "recycled": "reused", "recycles": "reuses",
    "scenario": "workload", "session": "run",
  ]

  /// The declared names of a Swift file that use a word the glossary has another for.
  static func synonyms(in file: SourceFile) -> [Violation] {
    let declaration = #/\b(?:actor|case|class|enum|func|let|protocol|struct|typealias|var) (\w+)/#
    return file.codeLines.enumerated().flatMap { index, line in
      line.matches(of: declaration).compactMap { match in
        guard let word = words(of: match.1).first(where: { synonyms[$0] != nil }) else {
          return nil
        }
        return Violation(
          path: file.path,
          line: index + 1,
          message: "'\(match.1)': the word for '\(word)' is '\(synonyms[word] ?? "")'"
        )
      }
    }
  }

  /// The words of a camel-case name in lower case, and each pair of neighbours joined.
  static func words(of name: Substring) -> [String] {
    let words = name.matches(of: #/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/#)
      .map { String($0.0).lowercased() }
    return words + zip(words, words.dropFirst()).map { $0 + $1 }
  }
}
