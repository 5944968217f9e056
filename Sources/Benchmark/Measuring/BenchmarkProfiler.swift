import UBMeasurement
import UBResults

/// Profiles the allocations of the iterations that `CountingMeter` counts.
///
/// The process needs the environment in which allocations are counted.
enum BenchmarkProfiler {
  /// The short name of the functions that run an iteration, above which stacks are cut.
  private static let steppingFunction = "BenchmarkProfiler.step(_:_:)"

  /// Runs a benchmark as the counting pass does and profiles it.
  ///
  /// - Throws: `ToolError.failed` for a benchmark that fails; `AllocationMeterError`, or
  ///   `AllocationRecorderError` if the stacks don't add up to the allocator's own totals.
  static func profile(of benchmark: Benchmark) async throws -> AllocationProfile {
    // The profiler's meter checks itself; no other thread may allocate meanwhile.
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

  /// Starts recording once the threads of the warm-up are idle.
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
/// A recording can't be undone when a benchmark restarts its measurement. The warm-up therefore
/// counts how often each measurement of an iteration starts, and later iterations are recorded from
/// the last start on.
private final class ProfilingMeter: IterationMeter {
  /// Values of custom metrics aren't kept.
  let samples = Samples(of: [], capacity: 0)

  private let profiler: AllocationProfiler
  /// The starts of each measurement in the last warm-up iteration.
  private var expectedBegins: [Int] = []
  /// The same for the current iteration, in reserved memory so that noting it allocates nothing.
  private var begins: [Int] = []
  private var beginCount = 0
  private var measurementCount = 0

  /// The number of measurements of an iteration for which memory is reserved.
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
