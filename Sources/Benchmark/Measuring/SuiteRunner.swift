import CommandLineSupport
import FoundationEssentials
import Measurement
import Results

/// Runs the benchmarks of a suite, one process at a time.
struct SuiteRunner {
  private let request: SuiteRequest
  private let launcher: ChildLauncher
  private let progress: Progress
  private var figures: [BenchmarkFigures] = []
  private var failures: [BenchmarkFailure] = []

  private init(_ request: SuiteRequest, stepCount: Int) throws {
    self.request = request
    launcher = try ChildLauncher(tool: Suite.name, timeoutSeconds: request.timeoutSeconds)
    progress = Progress(stepCount: stepCount, isQuiet: request.isQuiet)
  }

  /// Runs what a request asks for and returns the document of it.
  ///
  /// - Throws: `UsageError.noMatch`, `ToolError.interrupted`, or an error that says why nothing
  ///   can be measured here.
  static func run(_ request: SuiteRequest) throws -> SuiteResults {
    let benchmarks = try Suite.benchmarks(matching: request.filter)
    Interruption.holdBack()
    let allocationCounter = try AllocationMeter().counter
    var runner = try SuiteRunner(request, stepCount: benchmarks.count)
    defer { runner.progress.end() }
    for benchmark in benchmarks {
      runner.progress.begin(benchmark.name)
      try runner.measure(benchmark)
    }
    guard !Interruption.isRequested else { throw ToolError.interrupted }
    return SuiteResults(
      suite: Suite.name,
      date: Clocks.date.ISO8601Format(),
      command: [Suite.name] + CommandLine.arguments.dropFirst(),
      machine: MachineProbe.machine(),
      toolchain: MachineProbe.toolchain(),
      allocationCounter: allocationCounter,
      benchmarks: runner.figures,
      failures: runner.failures
    )
  }

  private mutating func measure(_ benchmark: Benchmark) throws {
    let metrics = request.metrics(of: benchmark.configuration)
    var unavailable: [String: String] = [:]
    for metric in metrics {
      unavailable[metric.key] = Availability.reason(against: metric)
    }
    let possible = metrics.filter { unavailable[$0.key] == nil }
    var reports: [MeasuringPass: [PassReport]] = [:]
    do {
      for pass in MeasuringPass.allCases where isNeeded(pass, for: possible) {
        reports[pass] = try launch(pass, benchmark)
      }
    } catch let failure as BenchmarkFailure {
      failures.append(failure)
    }
    let measured = PassMerge.figures(of: possible, in: reports)
    if failures.last?.benchmark != benchmark.name {
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

  /// Whether a pass takes any of the metrics that no other does.
  private func isNeeded(_ pass: MeasuringPass, for metrics: [BenchmarkMetric]) -> Bool {
    let taken = pass.metrics(of: metrics)
    return pass == .time && !request.usesTime
      ? taken.contains { !$0.isCustom } : !taken.isEmpty
  }

  /// Runs a pass in as many processes as it takes.
  ///
  /// - Throws: `BenchmarkFailure`, or what `ChildLauncher` throws.
  private func launch(_ pass: MeasuringPass, _ benchmark: Benchmark) throws -> [PassReport] {
    let plan = PassPlan(
      pass,
      maxDuration: benchmark.configuration.maxDuration,
      maxIterations: benchmark.configuration.maxIterations
    )
    // The second count has other hash tables than the first.
    let hashing: [Bool] =
      switch pass {
      case .count: [false, true]
      case .time: [Bool](repeating: true, count: PassPlan.launchCount)
      case .usage, .threads: [true]
      }
    return try hashing.map { deterministicHashing in
      do {
        let report = try launcher.report(
          PassReport.self,
          pass: pass.processName,
          words: MeasureCommand.words(plan, benchmark: benchmark.name),
          deterministicHashing: deterministicHashing,
          setting: pass == .count ? Suite.uncachedAllocation : [:]
        )
        guard let reason = report.failure else { return report }
        throw BenchmarkFailure(
          benchmark: benchmark.name,
          kind: .failed,
          detail: "\(reason) (\(pass.processName))"
        )
      } catch let trouble as ChildLauncher.Trouble {
        throw BenchmarkFailure(
          benchmark: benchmark.name,
          kind: trouble.kind == .timedOut ? .timedOut : .crashed,
          detail: trouble.detail,
          standardError: trouble.standardError
        )
      }
    }
  }

  private static func unmeasured(
    _ metric: BenchmarkMetric,
    _ benchmark: Benchmark
  ) -> BenchmarkFailure {
    BenchmarkFailure(
      benchmark: benchmark.name,
      kind: .unmeasured,
      detail: "no value of \(metric.rawDescription) was handed to measurement(_:_:)"
    )
  }
}

extension MeasuringPass {
  /// What complaints call a process of the pass.
  var processName: String {
    switch self {
    case .count: "counting"
    case .time: "timing"
    case .usage: "usage"
    case .threads: "threads"
    }
  }
}
