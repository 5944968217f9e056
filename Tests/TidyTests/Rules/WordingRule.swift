/// What the repository never says, and the one word it has for each thing.
enum WordingRule {
  /// The hosts a text may point its readers to.
  static let hosts: Set = [
    "developer.apple.com", "docs.swift.org", "doi.org", "github.com", "keepachangelog.com",
    "semver.org", "www.swift.org", "www.unicode.org", "www.w3.org",
  ]

  /// Patterns of what belongs to one machine or to how a text came about.
  private static let banned = [
    (#"(?:^|[^\w.])/(?:work|root|home|Users)/\w"#, "a path of one machine"),
    (#"(?i)\b(?:assistant|subagent|chatbot|language model|worktree)s?\b"#, "not of the project"),
    (#"(?i)\bpackage mirror\b|\bindex-url\b|\bextra-index\b"#, "a registry of one machine"),
  ]

  /// Words in names that mean what another word of the glossary means.
  static let synonyms = [
    "burnin": "warmUp", "datapoint": "sample", "golden": "baseline", "preheat": "warmUp",
    "recycle": "reuse", "recycled": "reused", "recycles": "reuses",
    "scenario": "workload", "session": "run",
  ]

  /// The lines of a text that say what they shouldn't.
  static func violations(in file: SourceFile) throws -> [Violation] {
    // The default boundary is a linguistic one, to which "a.b" is one word.
    let patterns = try banned.map { (try Regex($0.0).wordBoundaryKind(.simple), $0.1) }
    // Most files have none of it, which one search of the whole text tells faster.
    let suspects = patterns.filter { file.text.contains($0.0) }
    guard !suspects.isEmpty || file.text.contains("://") else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      let words = suspects.compactMap { pattern, reason in
        line.firstMatch(of: pattern).map { "'\(line[$0.range])' is \(reason)" }
      }
      let links = line.matches(of: #/https?://([\w.\-]+)/#)
        .map { String($0.1) }
        .filter { !hosts.contains($0) }
        .map { "'\($0)' is a host that readers are not sent to" }
      return (words + links).map { Violation(path: file.path, line: index + 1, message: $0) }
    }
  }

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
