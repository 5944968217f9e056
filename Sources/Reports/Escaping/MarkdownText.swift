import UBResults

/// Text for Markdown as GitHub reads it, escaped for the place where it stands.
///
/// Source: the specification of GitHub Flavored Markdown 0.29, and GitHub's formulas in dollars.
package enum MarkdownText {
  private static let markup = Set("\\`*_<>|~&$".unicodeScalars)

  /// Running text or a table's cell, in which nothing is markup.
  package static func inline(_ text: String) -> String {
    let line = TerminalText(line: text).description
      .replacingScalars { markup.contains($0) ? "\\\($0)" : nil }
    // Brackets are a link only before one of these, as a report defines no references.
    var isAfterBracket = false
    return line.replacingScalars { scalar in
      defer { isAfterBracket = scalar == "]" }
      return isAfterBracket && "([:".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }

  /// One line of code, in more backticks than the text has in a row.
  static func code(_ text: String) -> String {
    let line = TerminalText(line: text).description
    let fence = String(repeating: "`", count: longestFence(in: line) + 1)
    let ends = [line.unicodeScalars.first, line.unicodeScalars.last]
    let needsSpace = line.isEmpty || ends.contains("`")
    let space = needsSpace ? " " : ""
    return "\(fence)\(space)\(line)\(space)\(fence)"
  }

  /// Lines of code as a block, in more backticks than any of them has in a row.
  static func block(_ lines: [String]) -> String {
    let lines = lines.map { TerminalText(line: $0).description }
    let longest = lines.map(longestFence).max() ?? 0
    let fence = String(repeating: "`", count: max(longest + 1, 3))
    return (["\(fence)text"] + lines + [fence]).joined(separator: "\n")
  }

  private static func longestFence(in text: String) -> Int {
    text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}

/// Text for HTML, in elements and in quoted attributes.
package enum HTMLText {
  /// The text with references in place of the characters that HTML reserves.
  package static func escaped(_ text: String) -> String {
    TerminalText(line: text).description.replacingScalars { references[$0] }
  }

  private static let references: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]
}
