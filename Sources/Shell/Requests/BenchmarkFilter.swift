import FoundationEssentials
import UBBuildComparison
package import UBCommandLineSupport

/// The choice of benchmarks: operands are parts of names or patterns, `--filter` and `--skip` are
/// regular expressions that match a whole name.
package struct BenchmarkFilter: Sendable {
  /// The options it is read from, besides the operands.
  static let options: [OptionDefinition] = [
    .value(
      "filter",
      "REGEX",
      "only benchmarks with a name that matches as a whole; may be repeated",
      isRepeatable: true
    ),
    .value(
      "skip",
      "REGEX",
      "no benchmarks with a name that matches as a whole; may be repeated",
      isRepeatable: true
    ),
  ]
  /// The operand that names benchmarks.
  static let operand = "[NAME...]"

  private let names: [NameFilter]
  private let filters: [String]
  private let skips: [String]
  /// The filter as it was given, for complaints.
  package let description: String
  /// Whether a name may match nothing: of two compared builds, each may have benchmarks of its own.
  package var allowsUnmatched: Bool

  /// Reads operands and options.
  ///
  /// - Throws: `UsageError.badValue` for a malformed regular expression.
  package init(_ arguments: Arguments, operands: [String]) throws(UsageError) {
    names = operands.map(NameFilter.init)
    filters = arguments.all("filter")
    skips = arguments.all("skip")
    for (option, texts) in [("filter", filters), ("skip", skips)] {
      for text in texts where (try? Regex(text)) == nil {
        throw .badValue(option: option, found: text, expected: "a regular expression")
      }
    }
    let environment = ProcessInfo.processInfo.environment
    allowsUnmatched = environment[BuildComparison.baseVariable] != nil
    description = (operands + filters + skips.map { "not \($0)" }).joined(separator: ", ")
  }

  /// Whether every benchmark is chosen.
  package var choosesAll: Bool { names.isEmpty && filters.isEmpty && skips.isEmpty }

  /// Whether a benchmark with these names is chosen.
  package func matches(_ candidates: [String]) -> Bool {
    func matches(_ expressions: [String]) -> Bool {
      expressions.contains { text in
        guard let expression = try? Regex(text) else { return false }
        return candidates.contains { (try? expression.wholeMatch(in: $0)) != nil }
      }
    }
    guard !matches(skips), filters.isEmpty || matches(filters) else { return false }
    return names.isEmpty || names.contains { $0.matches(anyOf: candidates) }
  }

  /// Refuses a name or an expression that matches no benchmark, also beside one that does: it is
  /// most likely misspelt.
  ///
  /// - Parameters:
  ///   - candidates: the names of each benchmark.
  ///   - suite: the suite of the benchmarks, for the complaint.
  /// - Throws: `UsageError.noMatch`.
  package func refuseUnmatched(
    among candidates: [[String]],
    ofSuite suite: String
  ) throws(UsageError) {
    guard !choosesAll, !allowsUnmatched else { return }
    func isUnmatched(_ text: String) -> Bool {
      guard let expression = try? Regex(text) else { return false }
      return !candidates.joined().contains { (try? expression.wholeMatch(in: $0)) != nil }
    }
    let unmatched =
      names.filter { name in !candidates.contains { name.matches(anyOf: $0) } }.map(\.text)
      + filters.filter(isUnmatched) + skips.filter(isUnmatched).map { "not \($0)" }
    guard !unmatched.isEmpty else { return }
    throw .noMatch(
      filter: unmatched.joined(separator: ", "),
      suite: suite,
      known: candidates.compactMap(\.first)
    )
  }

  /// The words that make another process choose the same.
  package var words: [String] {
    filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] } + names.map(\.text)
  }
}

/// A part of a name, or a pattern with `*` and `?` for a whole one; case doesn't matter.
package struct NameFilter: Sendable {
  /// The filter as it was given.
  let text: String
  private let pattern: [Character]
  private let isGlob: Bool

  /// A filter of a text.
  package init(_ text: String) {
    self.text = text
    pattern = Array(text.lowercased())
    isGlob = text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether any of a benchmark's names matches.
  package func matches(anyOf names: [String]) -> Bool {
    names.contains { name in
      let name = name.lowercased()
      return isGlob
        ? Self.matches(pattern[...], Array(name)[...]) : name.contains(String(pattern))
    }
  }

  /// - Complexity: O(p n) in the characters for each `*`.
  private static func matches(
    _ pattern: ArraySlice<Character>,
    _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      return (name.startIndex...name.endIndex).contains { matches(rest, name[$0...]) }
    }
    guard let character = name.first, first == "?" || first == character else { return false }
    return matches(rest, name.dropFirst())
  }
}
