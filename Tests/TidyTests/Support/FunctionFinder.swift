/// Finds the bodies of functions, initializers, subscripts and computed properties.
struct FunctionFinder {
  /// Where a function starts, and how many lines it has from its first word to its last brace.
  struct Function: Equatable {
    let firstLine: Int
    let lineCount: Int
  }

  private static let keywords = ["func", "init", "var ", "subscript", "deinit"]

  private let lines: [Substring]

  /// The functions of a Swift file, in order, nested ones included.
  static func functions(in file: SourceFile) -> [Function] {
    let finder = FunctionFinder(lines: file.codeLines)
    return finder.lines.indices.compactMap(finder.function)
  }

  /// The function that is declared in a line, if there is one with a body.
  private func function(at first: Int) -> Function? {
    guard
      Self.keywords.contains(where: lines[first].contains),
      let declaration = lines[first].firstMatch(
        of: #/^\s*(?:[@\w]+(?:\(\w+\))?\s+)*(?:func\b|init\b|deinit\b|subscript\b|var\b)/#
      )
    else { return nil }
    // A variable with a value is no function, even if the value is a closure.
    let isVariable = declaration.0.hasSuffix("var")
    var parentheses = 0
    var braces = 0
    for index in lines.indices[first...] {
      let line = index == first ? lines[index][declaration.range.upperBound...] : lines[index]
      if index > first, braces == 0, parentheses == 0, !continues(at: index) { return nil }
      for character in line {
        switch character {
        case "(", "[": parentheses += 1
        case ")", "]": parentheses -= 1
        case "=" where isVariable && braces == 0: return nil
        case "{" where parentheses == 0: braces += 1
        case "}" where parentheses == 0 && braces == 0: return nil
        case "}" where parentheses == 0:
          braces -= 1
          if braces == 0 {
            return Function(firstLine: first + 1, lineCount: index - first + 1)
          }
        default: break
        }
      }
    }
    return nil
  }

  /// Whether a line goes on with the declaration before it, whose body has not begun.
  private func continues(at index: Int) -> Bool {
    let firstWord = lines[index].split(separator: " ").first ?? ""
    return ["where", "->", "{", "throws", "async"].contains(firstWord)
      || lines[index - 1].hasSuffix(",")
  }
}
