package import UBRegression
package import UBResults

/// A run for a pull request or the summary of a job.
package enum MarkdownReport {
  /// The conclusion first, then reasons, then the tables folded away.
  package static func text(of document: ResultDocument, comparison: Comparison?) -> String {
    text(
      of: document,
      conclusion: Conclusion.text(of: document, comparison: comparison),
      comparison: comparison,
      sections: []
    )
  }

  /// The conclusion first, then reasons, further sections, and the tables folded away.
  static func text(
    of document: ResultDocument,
    conclusion: String,
    comparison: Comparison?,
    sections further: [String]
  ) -> String {
    var sections = ["## UpdateBench: \(document.suite)", "**\(conclusion)**"]
    let differences = comparison.map(ComparisonReport.lines) ?? []
    if !differences.isEmpty {
      sections.append(differences.map { "- `\($0)`" }.joined(separator: "\n"))
    }
    let failures = FailureReport.lines(of: document.failures)
    if !failures.isEmpty {
      sections.append((["```text"] + failures + ["```"]).joined(separator: "\n"))
    }
    sections += further
    let tables =
      StrategyTable.all(of: document).map { ($0.title, $0.grid) }
      + SweepTable.all(of: document).map { ($0.title, $0.grid) }
    sections += tables.map { folded($0.0, $0.1.markdown) }
    sections.append(origin(of: document))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// A part that is shown once its title is clicked.
  static func folded(_ title: String, _ content: String) -> String {
    """
    <details><summary>\(title)</summary>

    \(content)

    </details>
    """
  }

  /// The command, the build and the machine that the numbers come from.
  private static func origin(of document: ResultDocument) -> String {
    let build = "Swift \(document.toolchain.swift), \(document.toolchain.configuration.rawValue)"
    let machine = "\(document.machine.processor), \(document.machine.cores) cores"
    let command = document.command.joined(separator: " ")
    return "<sub>`\(command)`; \(build); \(machine); \(document.date)</sub>"
  }
}
