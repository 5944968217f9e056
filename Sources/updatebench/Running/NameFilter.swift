/// Chooses benchmarks by name: part of one, or a pattern with `*` and `?` for all of it.
nonisolated struct NameFilter: Sendable {
  private let pattern: [Character]
  private let isGlob: Bool

  /// A filter of a text, in which case doesn't matter.
  init(_ text: String) {
    pattern = Array(text.lowercased())
    isGlob = text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether any of a benchmark's names is meant.
  func matches(anyOf names: [String]) -> Bool {
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
