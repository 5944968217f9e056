import UBMeasurement
import UBResults

/// Times iterations of a benchmark whenever the gate asks for a sample; counts nothing.
struct BenchmarkSampler {
  private let benchmark: Benchmark
  private let meter: SamplingMeter
  /// The numbers of the iterations after the warm-up.
  ///
  /// The first follows the last, so that a benchmark with `maxIterations` prepared inputs never
  /// runs out of them.
  private let iterations: Range<Int>

  private init(_ benchmark: Benchmark, _ meter: SamplingMeter) {
    self.benchmark = benchmark
    self.meter = meter
    // The first iteration shows whether the benchmark starts and stops the measurement itself.
    let warmUpCount = max(benchmark.configuration.warmupIterations, 1)
    iterations = warmUpCount..<warmUpCount + max(benchmark.configuration.maxIterations, 1)
    benchmark.meter = meter
  }

  /// Serves samples on one processor until the gate closes the input.
  ///
  /// Asynchronous code may run on several threads, so its processor time is that of the process.
  ///
  /// - Throws: `SamplingError`, or `ToolError.failed` for a benchmark that fails.
  static func serve(
    _ benchmark: Benchmark,
    _ channel: ReportChannel,
    on processor: Int
  ) async throws {
    defer { benchmark.meter = nil }
    switch benchmark.body {
    case .asynchronous(let closure):
      let sampler = BenchmarkSampler(benchmark, SamplingMeter(processorClock: Clocks.processTime))
      _ = await sampler.sample(sampler.iterations.lowerBound, closure)
      try benchmark.throwFailure()
      var server = SampleServer(channel, on: processor, pinning: .all)
      while let count = try server.nextRequest() {
        let sample = await sampler.sample(count, closure)
        try benchmark.throwFailure()
        server.answer(sample)
      }
    case .synchronous(let closure):
      try await Benchmark.onOwnThread {
        Result { try serve(benchmark, closure, channel, on: processor) }
      }
      .get()
    }
  }

  private static func serve(
    _ benchmark: Benchmark,
    _ closure: Benchmark.BenchmarkClosure,
    _ channel: ReportChannel,
    on processor: Int
  ) throws {
    let sampler = BenchmarkSampler(benchmark, SamplingMeter(processorClock: Clocks.threadTime))
    _ = sampler.sample(sampler.iterations.lowerBound, closure)
    try benchmark.throwFailure()
    var server = SampleServer(channel, on: processor, pinning: .current)
    while let count = try server.nextRequest() {
      let sample = sampler.sample(count, closure)
      try benchmark.throwFailure()
      server.answer(sample)
    }
  }

  private func sample(_ count: Int, _ closure: Benchmark.BenchmarkClosure) -> TimeSample {
    begin(count)
    for _ in 0..<count {
      if meter.measuresParts {
        benchmark.iterate(closure)
      } else {
        closure(benchmark)
        benchmark.currentIteration += 1
        meter.endIteration()
      }
      wrapAround()
    }
    return end()
  }

  private func sample(
    _ count: Int,
    _ closure: Benchmark.BenchmarkAsyncClosure
  ) async -> TimeSample {
    begin(count)
    for _ in 0..<count {
      if meter.measuresParts {
        await benchmark.iterate(closure)
      } else {
        await closure(benchmark)
        benchmark.currentIteration += 1
        meter.endIteration()
      }
      wrapAround()
    }
    return end()
  }

  private func begin(_ count: Int) {
    // Without this, a benchmark that only stops its measurement early would go unnoticed.
    benchmark.isMeasuring = !meter.measuresParts
    meter.beginSample(of: count)
  }

  private func end() -> TimeSample {
    defer { benchmark.isMeasuring = false }
    return meter.endSample()
  }

  private func wrapAround() {
    if benchmark.currentIteration == iterations.upperBound {
      benchmark.currentIteration = iterations.lowerBound
    }
  }
}

/// Times a sample of several iterations.
///
/// Clocks are read around all of them together, since reading a clock takes longer than a short
/// iteration; a sample of few, long iterations also reads one after each, for the slowest. For a
/// benchmark that starts or stops its measurement itself, clocks are read at each start and stop,
/// from the next sample on.
final class SamplingMeter: IterationMeter {
  /// Values of single iterations aren't kept.
  let samples = Samples(of: [], capacity: 0)
  /// Whether the benchmark starts and stops the measurement itself.
  private(set) var measuresParts = false

  /// The most iterations of a sample that are timed one by one.
  private static let timedIterationsMax = 64

  private typealias Reading = (wall: UInt64, cpu: UInt64)

  private let processorClock: @convention(c) () -> UInt64
  private var choosesParts = false
  private var timesIterations = false
  private var iterationStart: UInt64 = 0
  private var before: Reading = (0, 0)
  private var total = TimeSample(wall: 0, cpu: 0)

  /// A meter that reads processor time from a clock.
  init(processorClock: @convention(c) @escaping () -> UInt64) {
    self.processorClock = processorClock
  }

  func beginSample(of count: Int) {
    measuresParts = choosesParts
    timesIterations = count <= Self.timedIterationsMax
    total = TimeSample(wall: 0, cpu: 0, slowest: timesIterations ? 0 : nil)
    if !measuresParts { read() }
    iterationStart = before.cpu
  }

  /// Notes the end of an iteration that doesn't start or stop the measurement itself.
  func endIteration() {
    guard timesIterations else { return }
    let now = processorClock()
    total.slowest = max(total.slowest ?? 0, now - iterationStart)
    iterationStart = now
  }

  func endSample() -> TimeSample {
    if !measuresParts { addTime() }
    return total
  }

  func begin() {
    choosesParts = true
    if measuresParts { read() }
  }

  func end() {
    choosesParts = true
    if measuresParts { addTime() }
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  func reset() {}

  private func read() {
    let cpu = processorClock()
    before = (Clocks.monotonic(), cpu)
  }

  private func addTime() {
    total.wall += Clocks.monotonic() - before.wall
    let cpu = processorClock() - before.cpu
    total.cpu += cpu
    if timesIterations, measuresParts { total.slowest = max(total.slowest ?? 0, cpu) }
  }
}
