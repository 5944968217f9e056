/// Which declarations need a documentation comment: all that other modules can see.
///
/// swift-format has the same rule, but sees `public` declarations only.
enum DocumentationRule {
  private static let visible: Set = ["package", "public", "open"]
  private static let documented: Set = [
    "actor", "class", "enum", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  /// The visible declarations of a file without `///` above them.
  ///
  /// An override says what its base class says, an initializer that only stores its parameters
  /// what the properties say, coding and the witnesses of `protocols` what these say: they need
  /// none.
  static func violations(in file: SourceFile, protocols: [ProtocolFinder.Found]) -> [Violation] {
    let lines = file.lines
    let witnesses = ProtocolFinder.requirements(of: protocols, in: file)
    let memberwise = Set(
      FunctionFinder.functions(in: file).filter { onlyStores($0, in: file) }
        .map(\.firstLine)
    )
    return file.codeLines.enumerated().compactMap { index, line in
      guard
        let declaration = declaration(in: line),
        !isDocumented(index, in: lines),
        !(declaration == "init" && memberwise.contains(index + 1)),
        !witnesses.contains(String(declaration.split(separator: " ").last ?? "")),
        !line.contains("init(from decoder: any Decoder)"),
        !line.contains("func encode(to encoder: any Encoder)")
      else { return nil }
      return Violation(
        path: file.path,
        line: index + 1,
        message: "'\(declaration)' has no documentation comment"
      )
    }
  }

  /// The keyword and name of a declaration that needs a comment, if the line has one.
  private static func declaration(in line: Substring) -> String? {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard let index = words.firstIndex(where: { documented.contains(keyword($0)) }) else {
      return nil
    }
    let modifiers = Set(words[..<index].map(String.init))
    guard !modifiers.isDisjoint(with: visible), !modifiers.contains("override") else { return nil }
    // `class func` and `class var` declare what follows `class`.
    let name = words[index...].prefix(2).joined(separator: " ")
    return String(name.prefix { !"({:<".contains($0) })
  }

  /// Whether a function does nothing but store parameters in properties.
  private static func onlyStores(_ function: FunctionFinder.Function, in file: SourceFile) -> Bool {
    let first = function.firstLine - 1
    let lines = file.codeLines[first..<(first + function.lineCount)]
    guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }) else { return false }
    return lines[(opening + 1)...].dropLast().allSatisfy {
      $0.wholeMatch(of: #/\s*(?:self\.)?\w+ = `?\w+`?/#) != nil
    }
  }

  /// A word without what may follow a keyword directly, as in `init?(`.
  private static func keyword(_ word: Substring) -> String {
    String(word.prefix { $0.isLetter })
  }

  /// Whether a comment stands above a line and the attributes before it.
  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    for line in lines[..<index].reversed() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("@") { continue }
      return words.hasPrefix("///")
    }
    return false
  }
}
