import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Shows the runs of a history.
struct HistoryShowVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "history show",
      summary: "Shows the runs of a history, or the values of a metric.",
      discussion: """
        Shows a line for each run; with --metric, a table for each requested metric and entry.
        Unreadable lines are reported at standard error and skipped.
        """,
      operands: [BenchmarkFilter.operand],
      options: HistorySelection.options(of: tool)
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    if !arguments.has("metric") {
      guard arguments.operands.isEmpty else {
        throw UsageError.ineffectiveOperand(need: "--metric NAME")
      }
      try arguments.refuse(["filter", "skip", "strategy"], without: "--metric NAME")
    }
    let selection = try HistorySelection(arguments, tool: tool)
    guard !selection.metrics.isEmpty else {
      try StandardOutput.writeLine(runs(of: selection).terminalText)
      return .success
    }
    for identity in selection.history.identities where selection.includes(identity) {
      for metric in selection.metrics.sorted() {
        try StandardOutput.writeLine("\(identity) \(metric)")
        try StandardOutput.writeLine(values(of: metric, identity, in: selection).terminalText)
      }
    }
    return .success
  }

  private func runs(of selection: HistorySelection) -> TextGrid {
    TextGrid(
      header: ["line", "date", "commit", "swift", "build", "entries", "processor"],
      rows: selection.history.lines.map { line in
        let record = line.record
        return [
          String(line.number), record.date, record.commit, record.toolchain.swift,
          record.toolchain.build, String(record.identities.count), record.machine.processor,
        ]
      }
    )
  }

  private func values(
    of metric: String,
    _ identity: EntryIdentity,
    in selection: HistorySelection
  ) -> TextGrid {
    TextGrid(
      header: ["line", "date", "commit", "value"],
      rows: selection.history.lines.map { line in
        let value = line.record.value(of: metric, identity)
        return [
          String(line.number), line.record.date, line.record.commit,
          value.map(String.init) ?? "missing",
        ]
      }
    )
  }
}
