import UBShell
import UpdatePipeline
import UBCommandLineSupport
import FoundationEssentials
import UBInstrumentation
import UBMeasurement
import UBResults
import UBSuites
import UBWorkloads

/// Runs a plan: counts all of it, then its instructions, then times one process after another.
struct SuiteRunner {
  private let plan: RunPlan
  private let launcher: ChildLauncher
  private let instructionCounter: InstructionCounter?
  private let progress: Progress
  private var results: [BenchmarkResult] = []
  private var failures: [Failure] = []

  private init(_ plan: RunPlan) throws {
    self.plan = plan
    let request = plan.request
    let timeoutSeconds = request.timeoutSeconds
    launcher = try ChildLauncher(tool: plan.suite.tool, timeoutSeconds: timeoutSeconds)
    instructionCounter = request.countsInstructions ? InstructionCounter() : nil
    let strategies = plan.workItems.flatMap(\.strategies)
    let simulated =
      instructionCounter?.callgrind == nil ? 0 : min(request.processCount, plan.workItems.count)
    let clocked = strategies.count(where: Self.hasTimes)
    let clockedPasses = [request.usesTime, request.traces].count(where: \.self)
    let stepCount = SuiteCounter.processCount(of: plan) + simulated + clocked * clockedPasses
    progress = Progress(stepCount: stepCount, isQuiet: request.isQuiet)
  }

  /// Runs a plan and returns the document of it.
  ///
  /// - Throws: `ToolError.interrupted`, or an error that says why nothing can be measured here.
  static func run(_ plan: RunPlan) throws -> ResultDocument {
    Interruption.holdBack()
    let allocationCounter = try AllocationMeter().counter
    var runner = try SuiteRunner(plan)
    defer { runner.progress.end() }
    let counts = try SuiteCounter(plan, runner.launcher, runner.progress).count()
    let instructions = try runner.instructionCounter?.count(plan, runner.progress) ?? [:]
    for (item, counted) in zip(plan.workItems, counts) {
      try runner.run(item, counted, instructions)
    }
    guard !Interruption.isRequested else { throw ToolError.interrupted }
    return ResultDocument(
      suite: plan.suite.name,
      date: Clocks.date.ISO8601Format(),
      command: [plan.suite.tool] + CommandLine.arguments.dropFirst(),
      machine: MachineProbe.machine(),
      toolchain: MachineProbe.toolchain(),
      allocationCounter: allocationCounter,
      instructionCounter: runner.instructionCounter?.callgrind?.counter,
      instructionsSkipped: runner.instructionCounter?.reason,
      strategies: plan.suite.strategyNames.filter { name in
        plan.workItems.contains { $0.strategies.contains(name) }
      },
      results: runner.results,
      failures: runner.failures,
      shard: plan.request.shard
    )
  }

  /// Whether a strategy's times mean anything.
  private static func hasTimes(_ strategy: String) -> Bool {
    strategy != StrategyCatalogue.oracle.name
  }

  private mutating func run(
    _ item: RunPlan.Item,
    _ counted: [String: Counted],
    _ instructions: SimulatedJob.Outcomes
  ) throws {
    for strategy in item.strategies {
      guard let own = counted[strategy] else { continue }
      switch Verification.verify(own, against: counted[StrategyCatalogue.reference.name]) {
      case .failed(let trouble):
        fail(item, strategy, trouble)
      case .run(let run):
        results.append(
          BenchmarkResult(
            benchmark: item.benchmark.definition.name,
            id: item.benchmark.definition.id,
            label: item.label,
            strategy: strategy,
            parameters: Self.plainParameters(of: item),
            run: run,
            amplification: Self.amplification(
              of: run,
              over: counted[StrategyCatalogue.oracle.name]
            ),
            instructions: figures(of: item, strategy, in: instructions),
            time: try time(item, strategy),
            trace: try trace(item, strategy)
          )
        )
      }
    }
  }

  // MARK: - Passes

  /// The instructions of an entry, where they were counted.
  private mutating func figures(
    of item: RunPlan.Item,
    _ strategy: String,
    in outcomes: SimulatedJob.Outcomes
  ) -> InstructionFigures? {
    let outcome = outcomes[EntryIdentity(label: item.label, strategy: strategy)]
    do throws(ChildLauncher.Trouble) {
      return try outcome?.get()
    } catch {
      fail(item, strategy, error)
      return nil
    }
  }

  /// Times a run, where times were asked for.
  private mutating func time(_ item: RunPlan.Item, _ strategy: String) throws -> TimeFigures? {
    guard plan.request.usesTime, Self.hasTimes(strategy) else { return nil }
    let repetitions = plan.request.repetitions
    let command = MeasurementCommand(.time, runs: repetitions, of: item, in: plan, [strategy])
    return try beside(item, strategy, "timing") { [launcher] in
      let report = try launcher.report(TimingReport.self, command, deterministicHashing: true)
      return TimeFigures(samples: report.samples, processor: report.processor)
    }
  }

  /// Traces a run, where traces were asked for.
  private mutating func trace(_ item: RunPlan.Item, _ strategy: String) throws -> TraceFigures? {
    guard plan.request.traces, Self.hasTimes(strategy) else { return nil }
    let command = MeasurementCommand(.trace, runs: 1, of: item, in: plan, [strategy])
    return try beside(item, strategy, "tracing") { [launcher] in
      try launcher.report(TracingReport.self, command, deterministicHashing: true).trace
    }
  }

  /// The figures of a further pass; its failure leaves the counts as they are.
  private mutating func beside<Figures>(
    _ item: RunPlan.Item,
    _ strategy: String,
    _ pass: String,
    measure: () throws -> Figures?
  ) throws -> Figures? {
    progress.begin("\(item.label) \(strategy): \(pass)")
    do {
      return try measure()
    } catch let trouble as ChildLauncher.Trouble {
      fail(item, strategy, trouble)
      return nil
    }
  }

  // MARK: - Records

  private mutating func fail(
    _ item: RunPlan.Item,
    _ strategy: String,
    _ trouble: ChildLauncher.Trouble
  ) {
    failures.append(
      Failure(
        EntryIdentity(label: item.label, strategy: strategy),
        kind: trouble.kind,
        detail: trouble.detail,
        standardError: trouble.standardError
      )
    )
  }

  private static func amplification(
    of run: CountedRun,
    over oracle: Counted?
  ) -> Amplification? {
    let key = Counter.bindingsEvaluated.key
    guard
      case .run(let oracle) = oracle,
      let evaluated = run.counts[key],
      let floor = oracle.counts[key]
    else { return nil }
    return Amplification(evaluated: evaluated, oracle: floor)
  }

  private static func plainParameters(of item: RunPlan.Item) -> [String: PlainValue] {
    Dictionary(
      uniqueKeysWithValues: item.parameters.all.map { name, value in
        switch value {
        case .integer(let integer): (name, PlainValue.integer(integer))
        case .number(let number): (name, PlainValue(number))
        case .size, .word: (name, PlainValue.text(value.description))
        }
      }
    )
  }
}
