import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Holds the times of frames against what a display gives them.
struct BudgetVerb: Verb {
  let definition = VerbDefinition(
    name: "budget",
    summary: "Holds timed frames against the time that a display's refresh gives them.",
    discussion: """
      Of each entry that was timed, shows how many frames took longer than the budget, and exits
      with 2 if the percentile does: a missed frame is what a person sees. Times are those of the
      machine that ran; what it does in time says nothing of a slower one. Without any times the
      exit status is 4.
      """,
    operands: ["RESULT.json"],
    takesMoreOperands: true,
    options: [
      .value("refresh", "HERTZ", "frames a second (default: 60)"),
      .value("percentile", "NUMBER", "the share of frames to be in time (default: 99)"),
    ]
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    let refresh = try arguments.integer("refresh", in: 1...1_000, default: 60)
    let percentile = try arguments.integer("percentile", in: 1...100, default: 99)
    let documents = try arguments.operands.map { path in
      try DocumentCoder.load(ResultDocument.self, fromFile: path)
    }
    let budgets = documents.flatMap { document in
      document.results.compactMap { result in
        FrameBudget(of: result, refresh: refresh, percentile: percentile)
      }
    }
    guard !budgets.isEmpty else {
      throw ToolError.notComparable("found no times, expected those of a run without --no-time")
    }
    let grid = TextGrid(
      header: ["ns", "budget", "p\(percentile)", "max", "over budget", "frames"],
      rows: budgets.map { budget in
        [
          budget.identity.description, String(budget.nanoseconds), String(budget.percentile),
          String(budget.max), String(budget.overCount), String(budget.frameCount),
        ]
      }
    )
    try StandardOutput.writeLine(grid.terminalText)
    let failures = documents.flatMap(\.failures)
    for line in FailureReport.lines(of: failures) {
      try StandardOutput.writeLine(line)
    }
    let late = budgets.count { !$0.isMet }
    try StandardOutput.writeLine(
      """
      budget: \(late) of \(budgets.count) entries miss \(refresh) frames a second \
      at p\(percentile)
      """
    )
    guard late == 0 else { return .regression }
    return failures.isEmpty ? .success : .notComparable
  }
}
