/// The texts of `--help`.
package struct Help: Sendable {
  private let tool: String
  private let summary: String

  /// The help of a tool, by its name and its purpose in one line.
  package init(tool: String, summary: String) {
    self.tool = tool
    self.summary = summary
  }

  /// The help of the tool.
  package func text(of verbs: [VerbDefinition]) -> String {
    let shown = verbs.filter { !$0.isHidden }
    return """
      \(summary)

      usage: \(tool) VERB [OPTIONS]

      verbs:
      \(Self.rows(shown.map { ($0.name, $0.summary) }))

      '\(tool) VERB --help' explains a verb.

      exit status:
      \(Self.exitStatus)

      """
  }

  /// The help of a verb.
  package func text(of verb: VerbDefinition) -> String {
    let operands = verb.operands.map { " \($0)" }.joined()
    let options = verb.options + [.flag("help", "print this help")]
    return """
      \(verb.summary)

      usage: \(tool) \(verb.name)\(operands) [OPTIONS]

      \(verb.discussion)

      options:
      \(Self.rows(options.map { ($0.usage, $0.summary) }))

      exit status:
      \(Self.exitStatus)

      """
  }

  private static let exitStatus = rows([
    ("0", "success; nothing differs"),
    ("1", "failure"),
    ("2", "a number is worse than the baseline"),
    ("3", "a number is better or moved, and is not accepted yet"),
    ("4", "a benchmark has no result, or can't be compared"),
    ("5", "inconclusive: a difference of times may be noise"),
    ("6", "a cost grows faster with a size than was accepted"),
    ("64", "invalid command line"),
    ("65", "an input file of 'solve' is not in its format"),
    ("130", "interrupted"),
    ("", "if several apply: 2 over 4 over 3 over 5"),
  ])

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return
      rows
      .map { name, summary in
        "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
      }
      .joined(separator: "\n")
  }
}
