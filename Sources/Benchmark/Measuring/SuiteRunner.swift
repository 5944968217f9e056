import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBResults
import UBShell

/// Runs the benchmarks of a suite, one process at a time.
struct SuiteRunner {
  private let request: RunRequest
  private let launcher: PassLauncher
  private let progress: Progress
  private var figures: [BenchmarkFigures] = []
  private var failures: [Failure] = []
  private var referenceCounter: MetricCounter?

  private init(_ request: RunRequest, stepCount: Int) throws {
    self.request = request
    launcher = try PassLauncher(request)
    progress = Progress(stepCount: stepCount, isQuiet: request.isQuiet)
  }

  /// Runs the benchmarks of a plan and returns their document.
  ///
  /// - Throws: `ToolError.interrupted`, or the reason why nothing can be measured here.
  @MainActor static func run(_ plan: IterationPlan) throws -> IterationDocument {
    Interruption.holdBack()
    let allocationCounter = try AllocationMeter().counter
    var runner = try SuiteRunner(plan.request, stepCount: plan.benchmarks.count)
    defer { runner.progress.end() }
    for benchmark in plan.benchmarks {
      runner.progress.begin(benchmark.name)
      try runner.measure(benchmark)
    }
    guard !Interruption.isRequested else { throw ToolError.interrupted }
    return IterationDocument(
      suite: Suite.name,
      date: Clocks.date.ISO8601Format(),
      command: [Suite.name] + CommandLine.arguments.dropFirst(),
      machine: MachineProbe.machine(),
      toolchain: MachineProbe.toolchain(),
      counters: MetricCounters([
        .allocations: allocationCounter, .references: runner.referenceCounter,
        .instructions: runner.instructionCounter,
      ]),
      benchmarks: runner.figures,
      failures: runner.failures,
      shard: plan.request.shard
    )
  }

  private mutating func measure(_ benchmark: Benchmark) throws {
    let metrics = request.metrics(of: benchmark.configuration)
    var unavailable: [String: String] = [:]
    for metric in metrics {
      unavailable[metric.key] = Availability.reason(
        against: metric,
        countingInstructionsBy: launcher.instructions
      )
    }
    let possible = metrics.filter { unavailable[$0.key] == nil }
    var reports: [MeasuringPass: [PassReport]] = [:]
    do {
      for pass in MeasuringPass.allCases where isNeeded(pass, for: possible) {
        do {
          reports[pass] = try launcher.reports(of: pass, benchmark)
        } catch let failure as Failure where launcher.isSimulated(pass) {
          // A benchmark that works may fail under a simulator, which doesn't know every processor.
          let lines = failure.standardError.suffix(1).map { ": \($0)" }.joined()
          unavailable[BenchmarkMetric.instructions.key] = "\(failure.detail)\(lines)"
        }
      }
    } catch let failure as Failure {
      failures.append(failure)
    }
    referenceCounter = referenceCounter ?? reports[.count]?.first?.referenceCounter
    let measured = PassMerge.figures(
      of: possible,
      in: reports,
      countingInstructionsBy: launcher.instructions
    )
    if failures.last?.label != benchmark.name {
      for metric in possible where metric.isCustom && measured[metric.key] == nil {
        failures.append(Self.unmeasured(metric, benchmark))
      }
    }
    figures.append(
      BenchmarkFigures(
        benchmark: benchmark.name,
        tags: benchmark.configuration.tags,
        scalingFactor: benchmark.configuration.scalingFactor.rawValue,
        processor: reports[.time]?.first?.processor,
        metrics: measured,
        unavailable: unavailable
      )
    )
  }

  /// The instruction counter; `nil` if no instructions were counted.
  private var instructionCounter: MetricCounter? {
    let key = BenchmarkMetric.instructions.key
    return figures.contains { $0.metrics[key] != nil } ? launcher.instructions.counter : nil
  }

  /// Whether a pass measures any metric that no other pass does.
  private func isNeeded(_ pass: MeasuringPass, for metrics: [BenchmarkMetric]) -> Bool {
    let taken = pass.metrics(of: metrics)
    return pass == .time && !request.usesTime
      ? taken.contains { !$0.isCustom } : !taken.isEmpty
  }

  private static func unmeasured(
    _ metric: BenchmarkMetric,
    _ benchmark: Benchmark
  ) -> Failure {
    Failure(
      EntryIdentity(label: benchmark.name),
      kind: .unmeasured,
      detail: "no value of \(metric.rawDescription) was handed to measurement(_:_:)"
    )
  }
}
