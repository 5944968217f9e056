package import Regression
package import Results

/// A run for a pull request or the summary of a job.
package enum MarkdownReport {
  /// The conclusion first, then reasons, then the tables folded away.
  package static func text(of document: ResultDocument, comparison: Comparison?) -> String {
    let conclusion = Conclusion.text(of: document, comparison: comparison)
    var sections = ["## UpdateBench: \(document.suite)", "**\(conclusion)**"]
    let differences = comparison.map(ComparisonReport.lines) ?? []
    if !differences.isEmpty {
      sections.append(differences.map { "- `\($0)`" }.joined(separator: "\n"))
    }
    let failures = FailureReport.lines(of: document.failures)
    if !failures.isEmpty {
      sections.append((["```text"] + failures + ["```"]).joined(separator: "\n"))
    }
    let tables =
      StrategyTable.all(of: document).map { ($0.title, $0.grid) }
      + SweepTable.all(of: document).map { ($0.title, $0.grid) }
    for (title, grid) in tables {
      sections.append(
        """
        <details><summary>\(title)</summary>

        \(grid.markdown)

        </details>
        """
      )
    }
    sections.append(origin(of: document))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The command, the build and the machine that the numbers come from.
  private static func origin(of document: ResultDocument) -> String {
    let build = "Swift \(document.toolchain.swift), \(document.toolchain.configuration.rawValue)"
    let machine = "\(document.machine.processor), \(document.machine.cores) cores"
    let command = document.command.joined(separator: " ")
    return "<sub>`\(command)`; \(build); \(machine); \(document.date)</sub>"
  }
}
