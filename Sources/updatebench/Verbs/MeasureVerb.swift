import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBWorkloads

/// Measures one run in this process and reports to the process that started it.
struct MeasureVerb: Verb {
  static let definition = VerbDefinition(
    name: "measure",
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
    ],
    isHidden: true
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    if arguments.has("parent") {
      Lifeline.endWithParent(try arguments.integer("parent", in: 1...Int.max, default: 1))
    }
    let channel = ReportChannel()
    let suite = try RunnableSuite.named(arguments.value("suite"))
    let name = arguments.value("benchmark") ?? ""
    guard let benchmark = suite.benchmarks.first(where: { $0.definition.name == name }) else {
      let known = suite.workloads.map(\.name)
      throw UsageError.unknownName(kind: "benchmark", name: name, known: known)
    }
    let parameters = try benchmark.parameters(setting: try RunRequest(arguments).settings)
    let strategies = arguments.all("strategy")
    let strategy = strategies.first ?? StrategyNames.reference
    let runCount = try arguments.integer("runs", in: 1...1_000, default: 1)
    let report: String
    switch MeasurementCommand.Mode(rawValue: arguments.value("mode") ?? "") {
    case .count:
      let counting = try CountingPass.report(
        of: strategies,
        runCount: runCount,
        warmUpFrameCount: arguments.has("warm-up")
          ? try arguments.integer("warm-up", in: 0...Int.max, default: 0) : nil
      ) { strategy in
        try benchmark.makeRun(parameters, strategy, nil)
      }
      report = try DocumentCoder.text(of: counting)
    case .time:
      let timing = try TimingPass.report(repetitions: runCount) {
        try benchmark.makeRun(parameters, strategy, Clocks.monotonic)
      }
      report = try DocumentCoder.text(of: timing)
    case .trace:
      let tracing = try TracingPass.report { try benchmark.makeRun(parameters, strategy, nil) }
      report = try DocumentCoder.text(of: tracing)
    case .sample:
      var pass = try SamplingPass(try benchmark.makeRun(parameters, strategy, nil))
      let processor = try arguments.integer("processor", in: 0...65_535, default: 0)
      try pass.serve(channel, on: processor)
      return .success
    case .instructions:
      try InstructionPass.step(try benchmark.makeRun(parameters, strategy, nil))
      return .success
    case .allocations:
      let profile = try StackPass.report { try benchmark.makeRun(parameters, strategy, nil) }
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
}
