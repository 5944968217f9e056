import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Shows where the numbers of a history changed.
struct HistoryChangesVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "history changes",
      summary: "Shows at which commit of a history each number changed.",
      discussion: """
        An exact number changes whenever it differs from the previous run of the same Swift version,
        build and allocation counter. A time changes where its level does: at change points among
        the runs of one machine and build, each confirmed by a t-test at \(ChangePoints.pMax). The
        verb is advice for the main branch: its exit status is 0 with or without changes.
        """,
      operands: [BenchmarkFilter.operand],
      options: HistorySelection.options(of: tool)
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let selection = try HistorySelection(arguments, tool: tool)
    let changes = HistoryChange.all(in: selection.history) { identity, metric in
      selection.includes(identity)
        && (selection.metrics.isEmpty || selection.metrics.contains(metric))
    }
    let runs = "\(Amount.of(selection.history.lines.count, "run")) in \(selection.path)"
    guard !changes.isEmpty else {
      try StandardOutput.writeLine("no changes in \(runs)")
      return .success
    }
    let grid = TextGrid(
      header: ["entry", "number", "line", "commit", "before", "after", "change"],
      rows: changes.map { change in
        [
          change.identity.description, change.metric, String(change.line.number),
          change.line.record.commit, change.before, change.after, change.note,
        ]
      }
    )
    try StandardOutput.writeLine(grid.terminalText)
    try StandardOutput.writeLine("\(Amount.of(changes.count, "change")) in \(runs)")
    return .success
  }
}
