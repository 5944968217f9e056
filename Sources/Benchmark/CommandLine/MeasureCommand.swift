import UBCommandLineSupport
import UBMeasurement
import UBResults

/// The hidden command by which a suite starts itself to measure one benchmark.
enum MeasureCommand {
  /// The command's name.
  static let word = "measure"

  private static let definition = VerbDefinition(
    name: word,
    summary: "Measures one benchmark in this process.",
    discussion: "The suite starts it itself.",
    options: [
      .value("parent", "NUMBER", "the process to end with"),
      .value("pass", "PASS", "the kind of measurement"),
      .value("iterations", "COUNT", "the largest number of measured iterations"),
      .value("nanoseconds", "COUNT", "the time after which no further iteration starts"),
      .value("benchmark", "NAME", "the benchmark"),
      .value("processor", "NUMBER", "the processor to stay on while sampling"),
    ],
    isHidden: true
  )

  /// The words that run a plan.
  static func words(_ plan: PassPlan, benchmark: String) -> [String] {
    [
      word, "--parent", String(Lifeline.processNumber), "--pass", plan.pass.rawValue,
      "--iterations", String(plan.iterationCount), "--nanoseconds", String(plan.nanosecondsMax),
      "--benchmark", benchmark,
    ]
  }

  /// Registers the suite, runs the requested pass and reports to the process that started this one.
  @MainActor static func run(
    _ words: [String],
    registering: () throws -> Void
  ) async throws -> ExitCode {
    let arguments = try Arguments(words, of: definition)
    if arguments.has("parent") {
      Lifeline.endWithParent(try arguments.integer("parent", in: 1...Int.max, default: 1))
    }
    let channel = ReportChannel()
    try registering()
    let name = arguments.value("benchmark") ?? ""
    guard let benchmark = BenchmarkRegistry.shared.benchmark(named: name) else {
      let known = BenchmarkRegistry.shared.benchmarks.map(\.name)
      throw UsageError.unknownName(kind: "benchmark", name: name, known: known)
    }
    if let pass = ComparisonPass(rawValue: arguments.value("pass") ?? "") {
      try await pass.run(benchmark, arguments, channel)
      return .success
    }
    guard let pass = MeasuringPass(rawValue: arguments.value("pass") ?? "") else {
      let known =
        MeasuringPass.allCases.map(\.rawValue) + ComparisonPass.allCases.map(\.rawValue)
      throw UsageError.unknownName(
        kind: "pass",
        name: arguments.value("pass") ?? "",
        known: known
      )
    }
    let plan = PassPlan(
      pass: pass,
      iterationCount: try arguments.integer("iterations", in: 1...Int.max, default: 1),
      nanosecondsMax: try arguments.integer("nanoseconds", in: 0...Int.max, default: Int.max)
    )
    let report = try await BenchmarkMeasurer(benchmark, plan, channel).report()
    guard channel.write(try DocumentCoder.text(of: report)) else {
      throw ToolError.failed("the report can't be written")
    }
    return .success
  }
}
