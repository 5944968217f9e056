import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Adds runs to the history of their suite.
struct HistoryAppendVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "history append",
      summary: "Adds the numbers of result documents to the history of their suite.",
      discussion: """
        A run is a line that is only ever added: the commit, the date, the machine, the toolchain
        and every number. A run that the history already has is not added again. A torn last line,
        left by a process that was stopped, stays as it is, and the new line starts after it. The
        exit status is 4 if some entries of a run have no numbers.
        """,
      operands: ["RESULT.json"],
      takesMoreOperands: true,
      options: [
        .value("commit", "ID", "the measured commit (default: $GITHUB_SHA)"),
        HistorySelection.folderOption,
        .flag("any-build", "add numbers of a debug or checked build too"),
      ]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let environment = ProcessInfo.processInfo.environment["GITHUB_SHA"]
    guard let commit = arguments.value("commit") ?? environment, !commit.isEmpty else {
      throw UsageError.missingOption("commit", verb: definition.name)
    }
    guard NameKind.commit.allows(commit) else {
      throw UsageError.badValue(
        option: "commit",
        found: commit,
        expected: NameKind.commit.grammar
      )
    }
    let store = HistorySelection.store(arguments)
    let runs = try arguments.operands.map { try StoredResult(ofFile: $0).view }
    if let obstacle = runs.lazy.compactMap({ Obstacle(of: $0.toolchain) }).first,
      !arguments.has("any-build")
    {
      throw ToolError.notComparable(obstacle.description)
    }
    for run in runs {
      try append(HistoryRecord(of: run, commit: commit), to: store)
      for line in FailureReport.lines(of: run.failures) {
        StandardError.write("\(tool.name): no numbers: \(line)\n")
      }
    }
    return runs.allSatisfy(\.failures.isEmpty) ? .success : .notComparable
  }

  private func append(_ record: HistoryRecord, to store: HistoryStore) throws {
    let path = store.path(suite: record.suite)
    // Under the lock no other process adds the same run between the look and the line.
    let lock = try AtomicFile.lock(forFile: path)
    defer { withExtendedLifetime(lock) {} }
    if AtomicFile.exists(path) {
      let history = try store.load(suite: record.suite)
      HistorySelection.reportUnreadable(of: history, tool: tool.name)
      if let known = history.lines.first(where: { $0.record == record }) {
        try StandardOutput.writeLine("\(path):\(known.number) has this run already")
        return
      }
    }
    _ = try store.append(record)
    let amount = Amount.of(record.identities.count, "entry", "entries")
    try StandardOutput.writeLine("added \(amount) of \(record.commit) to \(path)")
  }
}
