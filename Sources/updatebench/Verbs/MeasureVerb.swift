import UpdatePipeline
import UBCommandLineSupport
import UBMeasurement
import UBInstrumentation
import UBResults
import UBShell
import UBSuites
import UBWorkloads

/// Measures one run in this process and reports to the process that started it.
struct MeasureVerb: Verb {
  /// The word that names the verb.
  static let name = "measure"

  /// The suites that the tool offers.
  let suites: [WorkloadSuite]

  let definition = VerbDefinition(
    name: Self.name,
    summary: "Measures one run in this process.",
    discussion: "Started by the tool itself.",
    options: [
      .value("parent", "NUMBER", "the process to end with"),
      .value("mode", "count|time|trace|sample|instructions|allocations", "what to measure"),
      .value("runs", "COUNT", "how many runs to record"),
      .value("warm-up", "FRAMES", "the frames of the run before them (default: all)"),
      .value("processor", "NUMBER", "the processor to stay on while samples are taken"),
      .value("suite", "NAME", "the suite"),
      .value("benchmark", "NAME", "the benchmark"),
      .value("strategy", "NAME", "the strategy; to count, may be repeated", isRepeatable: true),
      .value("set", "NAME=VALUE", "set a parameter; may be repeated", isRepeatable: true),
      .value("repeat", "FRAMES", "the frames after which a repeated run may end (default: all)"),
      .value("item", "WORD", "an entry whose instructions count", isRepeatable: true),
    ],
    isHidden: true
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    if arguments.has("parent") {
      Lifeline.endWithParent(try arguments.integer("parent", in: 1...Int.max, default: 1))
    }
    let channel = ReportChannel()
    let suite = try suite(named: arguments.value("suite") ?? "")
    guard arguments.all("item").isEmpty else {
      try countInstructions(of: arguments.all("item"), in: suite)
      return .success
    }
    let name = arguments.value("benchmark") ?? ""
    let settings = try RunRequest.settings(arguments)
    let strategies = arguments.all("strategy")
    let strategy = strategies.first ?? StrategyCatalogue.reference.name
    func makeRun(
      _ strategy: String,
      _ clock: (@convention(c) () -> UInt64)? = nil
    ) throws -> any MeasuredRun {
      try Self.makeRun(name, settings, strategy, clock, in: suite)
    }
    func makeShownRun(
      _ clock: (@convention(c) () -> UInt64)? = nil
    ) throws -> any MeasuredRun {
      let run = try makeRun(strategy, clock)
      run.showFirst()
      return run
    }
    let runCount = try arguments.integer("runs", in: 1...1_000, default: 1)
    let report: String
    switch MeasurementCommand.Mode(rawValue: arguments.value("mode") ?? "") {
    case .count:
      let counting = try CountingPass.report(
        of: strategies,
        runCount: runCount,
        warmUpFrameCount: arguments.has("warm-up")
          ? try arguments.integer("warm-up", in: 0...Int.max, default: 0) : nil,
        repeatedFrameCount: arguments.has("repeat")
          ? try arguments.integer("repeat", in: 1...Int.max, default: 1) : nil
      ) { try makeRun($0) }
      report = try DocumentCoder.text(of: counting)
    case .time:
      let timing = try TimingPass.report(repetitions: runCount) {
        try makeShownRun(Clocks.monotonic)
      }
      report = try DocumentCoder.text(of: timing)
    case .trace:
      let tracing = try TracingPass.report { try makeShownRun() }
      report = try DocumentCoder.text(of: tracing)
    case .sample:
      var pass = try SamplingPass(try makeShownRun())
      let processor = try arguments.integer("processor", in: 0...65_535, default: 0)
      try pass.serve(channel, on: processor)
      return .success
    case .instructions:
      throw UsageError.missingOption("item", verb: "\(Self.name) --mode instructions")
    case .allocations:
      let profile = try StackPass.report { try makeShownRun() }
      report = try DocumentCoder.text(of: profile)
    case nil:
      let modes = MeasurementCommand.Mode.allCases.map(\.rawValue)
      throw UsageError.unknownName(
        kind: "mode",
        name: arguments.value("mode") ?? "",
        known: modes
      )
    }
    guard channel.write(report) else { throw ToolError.failed("the report can't be written") }
    return .success
  }

  private func suite(named name: String) throws -> WorkloadSuite {
    guard let suite = suites.first(where: { $0.name == name }) else {
      throw UsageError.unknownName(kind: "suite", name: name, known: suites.map(\.name))
    }
    return suite
  }

  private static func makeRun(
    _ name: String,
    _ settings: [(name: String, text: String)],
    _ strategy: String,
    _ clock: (@convention(c) () -> UInt64)?,
    in suite: WorkloadSuite
  ) throws -> any MeasuredRun {
    guard let benchmark = suite.suite.benchmarks.first(where: { $0.name == name }) else {
      let known = suite.workloads.map(\.name)
      throw UsageError.unknownName(kind: "benchmark", name: name, known: known)
    }
    guard let known = suite.suite.strategies.named(strategy) else {
      let names = suite.suite.strategies.names
      throw UsageError.unknownName(kind: "strategy", name: strategy, known: names)
    }
    return try benchmark.makeRun(try benchmark.parameters(setting: settings), known, clock)
  }

  private func countInstructions(of words: [String], in suite: WorkloadSuite) throws {
    let makers = try words.map { word in
      guard let parts = SimulatedEntry.parts(of: word) else {
        throw UsageError.badValue(option: "item", found: word, expected: "an entry")
      }
      return {
        try Self.makeRun(parts.benchmark, parts.settings, parts.strategy, nil, in: suite)
      }
    }
    try InstructionPass.step(makers)
  }
}
