/// Finds the tests that a Swift file declares.
enum TestFinder {
  /// A test by its identifier, such as `ListTests/rowsLeave(strategy:)`.
  struct Found: Equatable {
    let identifier: String
    /// The comment, attribute and signature of the test, without its body.
    let declaration: String
  }

  /// The tests of a file, in order.
  ///
  /// A test's suite is the type that was declared or extended last without indentation.
  static func tests(in file: SourceFile) -> [Found] {
    guard file.code.contains("@Test") else { return [] }
    var suite = ""
    var tests: [Found] = []
    for (index, line) in file.codeLines.enumerated() {
      if let name = typeName(declaredIn: line) { suite = name }
      guard line.drop(while: { $0 == " " }).hasPrefix("@Test") else { continue }
      let code = file.codeLines[index...].prefix(100).joined(separator: "\n")
      guard let signature = signature(in: code) else { continue }
      let lineCount = code[..<signature.end].count { $0 == "\n" } + 1
      let first = firstLine(ofCommentAbove: index, in: file)
      tests.append(
        Found(
          identifier: "\(suite)/\(signature.name)",
          declaration: file.lines[first..<(index + lineCount)].joined(separator: "\n")
        )
      )
    }
    return tests
  }

  /// The name of a type that a line without indentation declares or extends.
  private static func typeName(declaredIn line: Substring) -> String? {
    guard let first = line.first, first != " ", first != "}" else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    let keywords: Set<Substring> = ["actor", "class", "enum", "extension", "struct"]
    guard let keyword = words.firstIndex(where: keywords.contains) else { return nil }
    return words[keyword...].dropFirst().first.map(String.init)
  }

  /// The name of the first function in some code, with the labels of its parameters.
  private static func signature(in code: String) -> (name: String, end: String.Index)? {
    guard let keyword = code.firstRange(of: "func "),
      let opening = code[keyword.upperBound...].firstIndex(of: "(")
    else { return nil }
    var labels = ""
    var word = ""
    var depth = 0
    var isType = false
    for index in code[opening...].indices {
      let character = code[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth == 1 && !isType:
        labels += "\(word.split(whereSeparator: \.isWhitespace).first ?? ""):"
        isType = true
      case "," where depth == 1:
        word = ""
        isType = false
      default: word.append(character)
      }
      if depth == 0 {
        return ("\(code[keyword.upperBound..<opening])(\(labels))", code.index(after: index))
      }
    }
    return nil
  }

  /// The first line of the comment that ends above a line, or else the line itself.
  private static func firstLine(ofCommentAbove index: Int, in file: SourceFile) -> Int {
    var first = index
    while first > 0, file.lines[first - 1].drop(while: { $0 == " " }).hasPrefix("//") {
      first -= 1
    }
    return first
  }
}
