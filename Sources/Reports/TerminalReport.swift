package import UBRegression
package import UBResults

/// A run for a person at a terminal.
package enum TerminalReport {
  /// The tables, the failures, the comparison if there is one, and in the last line what it all
  /// means.
  package static func text(of document: ResultDocument, comparison: Comparison?) -> String {
    let tables = StrategyTable.all(of: document).map { "\($0.title)\n\($0.grid.terminalText)\n\n" }
    let sweeps = SweepTable.all(of: document).map { "\($0.title)\n\($0.grid.terminalText)\n\n" }
    let failures = FailureReport.lines(of: document.failures).map { "\($0)\n" }
    let differences = comparison.map(ComparisonReport.lines)?.map { "\($0)\n" } ?? []
    let conclusion = Conclusion.text(of: document, comparison: comparison)
    return (tables + sweeps + failures + differences).joined() + conclusion + "\n"
  }
}
