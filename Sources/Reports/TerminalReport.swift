package import UBRegression
package import UBResults

/// A run as text for a terminal.
package enum TerminalReport {
  /// Every table of the run, for a file beside the result document.
  package static func tables(of view: ResultView, style: TableStyle = TableStyle()) -> String {
    TitledTable.all(of: view, style: style).map { table in
      "\(TerminalText(line: table.title))\n\(table.grid.terminalText)\n"
    }
    .joined(separator: "\n")
  }

  /// The run on one screen: gaps and differences, a line for each benchmark, and the conclusion.
  package static func summary(
    of view: ResultView,
    comparison: Comparison?,
    style: TableStyle = TableStyle()
  ) -> String {
    let lines =
      FailureReport.unavailable(in: view) + FailureReport.lines(of: view.failures)
      + (comparison.map(ComparisonReport.lines) ?? [])
    let grid = SummaryTable.grid(of: view, style: style)?.terminalText
    let parts: [String?] = [
      lines.isEmpty ? nil : lines.joined(separator: "\n"), grid,
      Conclusion.text(of: view, comparison: comparison),
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }
}
