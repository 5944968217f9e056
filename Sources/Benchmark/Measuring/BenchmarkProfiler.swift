import UBMeasurement
import UBResults

/// Profiles the allocations of the iterations that `CountingMeter` counts.
///
/// The process has to be started in the environment in which allocations are counted.
enum BenchmarkProfiler {
  /// The short name of the functions that run an iteration; their callers are no part of it.
  private static let steppingFunction = "BenchmarkProfiler.step(_:_:)"

  /// Runs a benchmark as the counting pass does and profiles it.
  ///
  /// - Throws: `ToolError.failed` for a benchmark that fails; `AllocationMeterError`, or
  ///   `AllocationRecorderError` if the stacks don't add up to the allocator's own totals.
  static func profile(of benchmark: Benchmark) async throws -> AllocationProfile {
    // The profiler's meter checks itself, which takes a process in which nothing else allocates.
    OtherThreads.waitUntilAtRest()
    let meter = ProfilingMeter(
      try AllocationProfiler(of: .allThreads, steppedBy: steppingFunction)
    )
    benchmark.meter = meter
    defer { benchmark.meter = nil }
    let configuration = benchmark.configuration
    let plan = PassPlan(
      .count,
      maxDuration: configuration.maxDuration,
      maxIterations: configuration.maxIterations
    )
    var iterations = Iterations(plan, warmUpCount: max(configuration.warmupIterations, 1))
    switch benchmark.body {
    case .asynchronous(let closure):
      while iterations.next(), benchmark.failureReason == nil {
        if iterations.isFirstMeasured { prepare(meter) }
        meter.startIteration()
        await step(benchmark, closure)
      }
    case .synchronous(let closure):
      await Benchmark.onOwnThread {
        while iterations.next(), benchmark.failureReason == nil {
          if iterations.isFirstMeasured { prepare(meter) }
          meter.startIteration()
          step(benchmark, closure)
        }
      }
    }
    try benchmark.throwFailure()
    return try meter.profile()
  }

  /// Begins to record when the threads that the warm-up started have come to rest.
  private static func prepare(_ meter: ProfilingMeter) {
    OtherThreads.waitUntilAtRest()
    meter.reset()
  }

  @inline(never)
  private static func step(_ benchmark: Benchmark, _ closure: Benchmark.BenchmarkClosure) {
    benchmark.iterate(closure)
  }

  @inline(never)
  private static func step(
    _ benchmark: Benchmark,
    _ closure: Benchmark.BenchmarkAsyncClosure
  ) async {
    await benchmark.iterate(closure)
  }
}

/// Profiles the measured part of each iteration.
///
/// A recording can't be taken back where a benchmark begins its measurement anew. The warm-up
/// therefore shows how often each measurement of an iteration begins, and later iterations are
/// recorded from the last beginning on.
private final class ProfilingMeter: IterationMeter {
  /// Values of the benchmark's own metrics aren't kept.
  let samples = Samples(of: [], capacity: 0)

  private let profiler: AllocationProfiler
  /// The number of times each measurement of the last warm-up iteration began.
  private var expectedBegins: [Int] = []
  /// The same for the iteration that runs, with room so that noting it allocates nothing.
  private var begins: [Int] = []
  private var beginCount = 0
  private var measurementCount = 0

  /// The number of measurements of an iteration for which there is room.
  private static let capacity = 65_536

  init(_ profiler: AllocationProfiler) {
    self.profiler = profiler
    begins.reserveCapacity(Self.capacity)
  }

  func startIteration() {
    begins.removeAll(keepingCapacity: true)
    beginCount = 0
  }

  func begin() {
    beginCount += 1
    let index = begins.count
    let expected = index < expectedBegins.count ? expectedBegins[index] : 1
    if beginCount == expected || !profiler.isRecording { profiler.begin() }
  }

  func end() {
    profiler.end()
    begins.append(beginCount)
    beginCount = 0
    measurementCount += 1
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  /// Ends the warm-up.
  func reset() {
    expectedBegins = begins
    profiler.isRecording = true
    measurementCount = 0
  }

  func profile() throws(AllocationRecorderError) -> AllocationProfile {
    try profiler.profile(stepCount: measurementCount)
  }
}
