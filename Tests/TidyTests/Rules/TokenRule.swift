/// Words of code that this repository does without, each with what takes its place.
struct TokenRule: Sendable {
  /// Words one of which is in every match; files without them are passed over quickly.
  let words: [String]
  /// The pattern to find, in code without comments and strings.
  let pattern: String
  /// The cure.
  let replacement: String
  /// The folders the rule is for.
  var folders = Self.everywhere
  /// Folders and files within these where the token has its place.
  var except: [String] = []
  /// Whether comments and strings are looked through too.
  var includesComments = false

  static let everywhere = ["Sources/", "Benchmarks/", "Plugins/", "Tests/", "Package.swift"]
  static let shipped = ["Sources/", "Benchmarks/", "Plugins/"]
  /// The folders on which the pipeline's results depend.
  static let deterministic = [
    "Sources/Instrumentation/", "Sources/ConstraintSolver/", "Sources/UpdatePipeline/",
    "Sources/Lists/", "Sources/UIKit/", "Sources/Workloads/", "Benchmarks/",
  ]

  /// The tokens a file may not have.
  static func violations(of rules: [TokenRule], in file: SourceFile) throws -> [Violation] {
    try rules.flatMap { try $0.violations(in: file) }
  }

  private func violations(in file: SourceFile) throws -> [Violation] {
    let text = includesComments ? file.text : file.code
    guard
      folders.contains(where: file.path.hasPrefix),
      !except.contains(where: file.path.hasPrefix),
      words.contains(where: text.contains)
    else { return [] }
    // The default boundary is a linguistic one, to which `DispatchQueue.main` is one word.
    let token = try Regex(pattern).wordBoundaryKind(.simple)
    let lines = includesComments ? file.lines : file.codeLines
    return lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: token) else { return nil }
      return Violation(
        path: file.path,
        line: index + 1,
        message: "'\(line[match.range].drop { $0 == " " })': \(replacement)"
      )
    }
  }
}
