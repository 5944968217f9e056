import CommandLineSupport
import FoundationEssentials
import Instrumentation
import Measurement
import Results
import Workloads

/// Runs what a plan says, one process at a time.
struct SuiteRunner {
  private let plan: RunPlan
  private let launcher: ChildLauncher
  private let simulator: Simulator?
  private var progress: Progress
  private var results: [BenchmarkResult] = []
  private var failures: [Failure] = []

  private init(_ plan: RunPlan, isQuiet: Bool) throws {
    self.plan = plan
    launcher = try ChildLauncher(tool: UpdateBenchCommand.name, timeoutSeconds: plan.timeoutSeconds)
    simulator = plan.countsInstructions ? Simulator(timeoutSeconds: plan.timeoutSeconds) : nil
    let counted = plan.items.map { Self.strategiesToCount(of: $0).count }.reduce(0, +)
    let timed = plan.items.map { Self.strategiesToTime(of: $0, in: plan).count }.reduce(0, +)
    let all = plan.items.map(\.strategies.count).reduce(0, +)
    let simulated = simulator?.callgrind == nil ? 0 : all
    progress = Progress(stepCount: counted + timed + simulated, isQuiet: isQuiet)
  }

  /// Runs a plan and returns the document of it.
  ///
  /// - Throws: `ToolError.interrupted`, or an error that says why nothing can be measured here.
  static func run(_ plan: RunPlan, isQuiet: Bool) throws -> ResultDocument {
    Interruption.holdBack()
    let allocationCounter = try AllocationMeter().counter
    var runner = try SuiteRunner(plan, isQuiet: isQuiet)
    defer { runner.progress.end() }
    for item in plan.items {
      try runner.run(item)
    }
    guard !Interruption.isRequested else { throw ToolError.interrupted }
    return ResultDocument(
      suite: plan.suite.name,
      date: Clocks.date.ISO8601Format(),
      command: [UpdateBenchCommand.name] + CommandLine.arguments.dropFirst(),
      machine: MachineProbe.machine(),
      toolchain: MachineProbe.toolchain(),
      allocationCounter: allocationCounter,
      instructionCounter: runner.simulator?.callgrind?.counter,
      instructionsSkipped: runner.simulator?.reason,
      strategies: StrategyNames.all.filter { name in
        plan.items.contains { $0.strategies.contains(name) }
      },
      results: runner.results,
      failures: runner.failures,
      shard: plan.shard
    )
  }

  /// The strategies to run and those that they are checked against.
  private static func strategiesToCount(of item: RunPlan.Item) -> [String] {
    let references = [StrategyNames.reference, StrategyNames.oracle]
    return item.strategies + references.filter { !item.strategies.contains($0) }
  }

  /// The strategies whose times mean something, if times are wanted.
  private static func strategiesToTime(of item: RunPlan.Item, in plan: RunPlan) -> [String] {
    plan.repetitions == nil ? [] : item.strategies.filter { $0 != StrategyNames.oracle }
  }

  private mutating func run(_ item: RunPlan.Item) throws {
    var counted: [String: Counted] = [:]
    for strategy in Self.strategiesToCount(of: item) {
      progress.begin("\(item.label) \(strategy): counting")
      counted[strategy] = try count(item, strategy)
    }
    for strategy in item.strategies {
      guard let own = counted[strategy] else { continue }
      switch Verification.verify(own, against: counted[StrategyNames.reference]) {
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
            amplification: Self.amplification(of: run, over: counted[StrategyNames.oracle]),
            instructions: try instructions(item, strategy),
            time: try time(item, strategy)
          )
        )
      }
    }
  }

  // MARK: - Passes

  /// Counts three times in two processes, the second with other hash tables than the first; a
  /// strategy that is only a reference is counted once.
  private func count(_ item: RunPlan.Item, _ strategy: String) throws -> Counted {
    let isReferenceOnly = !item.strategies.contains(strategy)
    do {
      var runs = try launcher.report(
        CountingReport.self,
        command(.count, runs: isReferenceOnly ? 1 : 2, item, strategy),
        deterministicHashing: false
      ).runs
      if !isReferenceOnly {
        runs += try launcher.report(
          CountingReport.self,
          command(.count, runs: 1, item, strategy),
          deterministicHashing: true
        ).runs
      }
      return Verification.agreement(of: runs)
    } catch let trouble as ChildLauncher.Trouble {
      return .failed(trouble)
    }
  }

  /// Counts a run's instructions; what goes wrong is a failure beside the counts, which stand.
  private mutating func instructions(
    _ item: RunPlan.Item,
    _ strategy: String
  ) throws -> InstructionFigures? {
    guard let simulator, simulator.callgrind != nil else { return nil }
    progress.begin("\(item.label) \(strategy): counting instructions")
    do {
      return try simulator.figures(of: command(.instructions, runs: 1, item, strategy))
    } catch let trouble as ChildLauncher.Trouble {
      fail(item, strategy, trouble)
      return nil
    }
  }

  /// Times a run; what goes wrong is a failure beside the counts, which stand.
  private mutating func time(_ item: RunPlan.Item, _ strategy: String) throws -> TimeFigures? {
    guard
      let repetitions = plan.repetitions,
      Self.strategiesToTime(of: item, in: plan).contains(strategy)
    else { return nil }
    progress.begin("\(item.label) \(strategy): timing")
    do {
      let report = try launcher.report(
        TimingReport.self,
        command(.time, runs: repetitions, item, strategy),
        deterministicHashing: true
      )
      return TimeFigures(samples: report.samples, processor: report.processor)
    } catch let trouble as ChildLauncher.Trouble {
      fail(item, strategy, trouble)
      return nil
    }
  }

  private func command(
    _ mode: MeasurementCommand.Mode,
    runs: Int,
    _ item: RunPlan.Item,
    _ strategy: String
  ) -> MeasurementCommand {
    MeasurementCommand(
      mode: mode,
      runCount: runs,
      suite: plan.suite.name,
      benchmark: item.benchmark.definition.name,
      strategy: strategy,
      settings: item.parameters.changed.map { ($0.name, $0.value.description) }
    )
  }

  // MARK: - Records

  private mutating func fail(
    _ item: RunPlan.Item,
    _ strategy: String,
    _ trouble: ChildLauncher.Trouble
  ) {
    failures.append(
      Failure(
        benchmark: item.benchmark.definition.name,
        id: item.benchmark.definition.id,
        label: item.label,
        strategy: strategy,
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
