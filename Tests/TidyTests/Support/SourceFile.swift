/// A text file and, if it is Swift, its code without comments and string contents.
struct SourceFile {
  /// The path from the repository's root.
  let path: String
  let text: String
  /// The lines as written.
  let lines: [Substring]
  /// The text with blanks for everything in comments and string literals, if it is Swift.
  let code: String
  /// The lines with blanks for everything in comments and string literals, if it is Swift.
  let codeLines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = path.hasSuffix(".swift") ? CodeMask.mask(text) : text
    codeLines = code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether people write the file, unlike a document that a tool writes.
  var isHandwritten: Bool {
    !["json", "jsonl", "csv", "svg", "html"].contains { path.hasSuffix(".\($0)") }
  }

  /// The number of lines, where a final line feed ends the last one.
  var lineCount: Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.hasSuffix("\n") ? 0 : 1)
  }

  /// The name of the file without folders and extension.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The modules the file imports, with the lines that do.
  var imports: [(module: String, line: Int)] {
    codeLines.enumerated().compactMap { index, line in
      let words = line.split(separator: " ")
      let leading = words.prefix { $0 != "import" }
      guard
        leading.count < words.count,
        leading.allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) }),
        let path = words.last
      else { return nil }
      // `import struct Module.Type` imports from the module.
      return (String(path.prefix { $0 != "." }), index + 1)
    }
  }

  private static let accessLevels: Set = ["public", "package", "internal", "private"]
}
