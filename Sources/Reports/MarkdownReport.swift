package import UBRegression
package import UBResults

/// A run as Markdown, for a pull request or a job's summary.
package enum MarkdownReport {
  /// The conclusion, the differences and failures, the times of two builds if they were taken, and
  /// the folded tables.
  package static func text(
    of view: ResultView,
    comparison: Comparison?,
    times: TimesDocument? = nil,
    style: TableStyle = TableStyle()
  ) -> String {
    let title = view.frames == nil ? view.suite : "UpdateBench: \(view.suite)"
    let conclusion = Conclusion.text(of: view, comparison: comparison, times: times)
    var sections = [
      "## \(MarkdownText.inline(title))", "**\(MarkdownText.inline(conclusion))**",
    ]
    let differences = comparison.map(ComparisonReport.lines) ?? []
    if !differences.isEmpty {
      sections.append(differences.map { "- \(MarkdownText.code($0))" }.joined(separator: "\n"))
    }
    let failures = FailureReport.lines(of: view.failures)
    if !failures.isEmpty {
      sections.append(MarkdownText.block(failures))
    }
    sections += times.map(TimesReport.markdown) ?? []
    sections += TitledTable.all(of: view, style: style).map { folded($0.title, $0.grid.markdown) }
    let unavailable = FailureReport.unavailable(in: view)
    if !unavailable.isEmpty {
      sections.append(unavailable.map { "- \(MarkdownText.inline($0))" }.joined(separator: "\n"))
    }
    sections.append(origin(of: view))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// A section that opens with a click on its title.
  static func folded(_ title: String, _ content: String) -> String {
    """
    <details><summary>\(HTMLText.escaped(title))</summary>

    \(content)

    </details>
    """
  }

  /// The command, the build and the machine behind the numbers.
  private static func origin(of view: ResultView) -> String {
    let build = "Swift \(view.toolchain.swift), \(view.toolchain.configuration.rawValue)"
    let machine = "\(view.machine.processor), \(Amount.of(view.machine.cores, "core"))"
    let command = view.command.joined(separator: " ")
    let origin = MarkdownText.inline("; \(build); \(machine); \(view.date)")
    return "<sub>\(MarkdownText.code(command))\(origin)</sub>"
  }
}
