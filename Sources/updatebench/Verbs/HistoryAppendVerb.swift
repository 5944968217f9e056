import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Adds runs to the history of their suite.
struct HistoryAppendVerb: Verb {
  static let definition = VerbDefinition(
    name: "history append",
    summary: "Adds the numbers of result documents to the history of their suite.",
    discussion: """
      A run is a line that is only ever added: the commit, the date, the machine, the toolchain and
      every number. A run that the history has already is not added again. A last line that a
      stopped process left torn stays as it is, and the new line starts after it. The exit status
      is 4 if some entries of a run have no numbers.
      """,
    operands: ["RESULT.json"],
    takesMoreOperands: true,
    options: [
      .value("commit", "ID", "the commit that was measured (default: $GITHUB_SHA)"),
      .value("history", "DIR", "where histories are kept (default: results/history)"),
      .flag("any-build", "add numbers of a debug or checked build, too"),
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let environment = ProcessInfo.processInfo.environment["GITHUB_SHA"]
    guard let commit = arguments.value("commit") ?? environment, !commit.isEmpty else {
      throw UsageError.missingOption("commit", verb: definition.name)
    }
    let store = HistorySelection.store(arguments)
    let documents = try arguments.operands.map { path in
      try DocumentCoder.load(ResultDocument.self, fromFile: path)
    }
    if let obstacle = documents.lazy.compactMap({ Obstacle(of: $0.toolchain) }).first,
      !arguments.has("any-build")
    {
      throw ToolError.notComparable(obstacle.description)
    }
    for document in documents {
      try append(HistoryRecord(of: document, commit: commit), to: store)
      for line in FailureReport.lines(of: document.failures) {
        StandardError.write("\(UpdateBenchCommand.name): no numbers: \(line)\n")
      }
    }
    return documents.allSatisfy(\.failures.isEmpty) ? .success : .notComparable
  }

  private static func append(_ record: HistoryRecord, to store: HistoryStore) throws {
    let path = store.path(suite: record.suite)
    if AtomicFile.exists(path) {
      let history = try store.load(suite: record.suite)
      HistorySelection.tellUnreadable(of: history)
      if let known = history.lines.first(where: { $0.record == record }) {
        try StandardOutput.writeLine("\(path):\(known.number) has this run already")
        return
      }
    }
    _ = try store.append(record)
    try StandardOutput.writeLine(
      "added \(record.identities.count) entries of \(record.commit) to \(path)"
    )
  }
}
