import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Makes a suite's first baseline.
struct BaselineSaveVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline save",
      summary: "Measures a suite and saves its numbers as the first baseline.",
      discussion: "An existing baseline is left alone; 'baseline accept' changes one.",
      operands: [BenchmarkFilter.operand],
      options: [BaselineSource.option] + tool.countingOptions + tool.thresholdOptions
        + Judgement.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let store = Judgement.store(arguments)
    let (suite, request) = try tool.request(arguments, purpose: .judge)
    if !arguments.has("from") {
      try refuseToReplace(in: store, suite: suite.name, swift: Toolchain.currentSwift)
    }
    let source = try BaselineSource(arguments, of: suite, request)
    let baseline = Baseline(of: source.run, by: source.rules)
    let swift = baseline.toolchain.swift
    let lock = try AtomicFile.lock(forFile: store.path(suite: suite.name, swift: swift))
    try refuseToReplace(in: store, suite: suite.name, swift: swift)
    let saved = try store.save(baseline, holding: lock)
    let amount = Amount.of(baseline.entries.count, "entry", "entries")
    try StandardOutput.writeLine("saved \(amount) to \(saved)")
    return .success
  }

  private func refuseToReplace(
    in store: BaselineStore,
    suite: String,
    swift: String
  ) throws(ToolError) {
    guard store.exists(suite: suite, swift: swift) else { return }
    let path = store.path(suite: suite, swift: swift)
    throw .failed("\(path) exists; change it with '\(tool.name) baseline accept'")
  }
}

/// Shows a suite's baseline.
struct BaselineShowVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline show",
      summary: "Shows the numbers of a baseline and the reasons they were accepted for.",
      discussion: """
        Metrics that are zero are left out. Numbers of plain Swift are those of a whole iteration,
        not divided by the scaling factor.
        """,
      options: [Tool.suiteOption, Judgement.baselinesOption]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let suite = try tool.suite(named: arguments.value("suite")).name
    let store = Judgement.store(arguments)
    let baseline = try store.load(suite: suite, swift: Toolchain.currentSwift)
    try StandardOutput.writeLine(String(BaselineReport.text(of: baseline).dropLast()))
    return .success
  }
}

/// Removes a suite's baseline.
struct BaselineDeleteVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline delete",
      summary: "Removes a baseline.",
      discussion: "The suite's gate can't pass until another is saved.",
      options: [.value("suite", "NAME", "the suite (required)"), Judgement.baselinesOption]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    // With several suites, a forgotten option must not delete another's baseline.
    guard arguments.has("suite") || tool.suites.count == 1 else {
      throw UsageError.missingOption("suite", verb: definition.name)
    }
    let suite = try tool.suite(named: arguments.value("suite")).name
    let path = try Judgement.store(arguments).delete(suite: suite, swift: Toolchain.currentSwift)
    try StandardOutput.writeLine("deleted \(path)")
    return .success
  }
}
