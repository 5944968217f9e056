import UBMeasurement
import UBResults

/// Measures a benchmark in this process, from its setup to its teardown.
struct BenchmarkMeasurer {
  private let benchmark: Benchmark
  private let plan: PassPlan
  private let channel: ReportChannel

  /// The milliseconds that other threads get to become idle under a simulator.
  private static let settlingMilliseconds = 300
  /// The number of values of each metric for which memory is reserved.
  private static let capacity = 65_536

  /// A measurer that gives signs of progress on the channel of its report.
  init(_ benchmark: Benchmark, _ plan: PassPlan, _ channel: ReportChannel) {
    self.benchmark = benchmark
    self.plan = plan
    self.channel = channel
  }

  /// Runs the benchmark and returns its values, or the reason why it failed.
  ///
  /// - Throws: `AllocationMeterError` or `ReferenceMeterError` where nothing can be counted.
  func report() async throws -> PassReport {
    let metrics = plan.pass.metrics(of: benchmark.configuration.metrics)
    var report = PassReport(pass: plan.pass)
    // Opened first, since it counts the threads that start from then on. Simulated processors have
    // no such counter.
    let instructions = plan.pass == .instructions ? try? ProcessorInstructions() : nil
    if plan.pass == .systemCalls { SystemCallWindow.waitForTracer() }
    do {
      try await benchmark.runSetup()
    } catch {
      report.failure = "setup threw \(error)"
      return report
    }
    let meter = try makeMeter(metrics, instructions, into: &report)
    benchmark.meter = meter
    if benchmark.failureReason == nil {
      report.processor = await run(meter)
    }
    benchmark.meter = nil
    report.samples = meter.samples.byKey
    report.failure = benchmark.failureReason
    do {
      try await benchmark.runTeardown()
    } catch {
      report.failure = report.failure ?? "teardown threw \(error)"
    }
    return report
  }

  private func makeMeter(
    _ metrics: [BenchmarkMetric],
    _ instructions: ProcessorInstructions?,
    into report: inout PassReport
  ) throws -> any IterationMeter {
    let samples = Samples(of: metrics, capacity: Self.capacity)
    switch plan.pass {
    case .count:
      // The meter checks itself; no other thread may allocate meanwhile.
      OtherThreads.waitUntilAtRest()
      let heap = try HeapMeter()
      report.allocationCounter = heap.counter
      let countsReferences = metrics.contains { CountingMeter.referenceMetrics.contains($0) }
      if countsReferences {
        report.referenceCounter = try ReferenceMeter().counter
        benchmark.countsReferences = true
      }
      return CountingMeter(heap, countsReferences: countsReferences, samples: samples)
    case .time:
      let scale = benchmark.configuration.scalingFactor.rawValue
      return TimingMeter(metrics, scale: scale, samples: samples)
    case .usage:
      let usesMemory = metrics.contains { UsageMeter.memoryMetrics.contains($0) }
      let usesInputOutput = metrics.contains { UsageMeter.inputOutputMetrics.contains($0) }
      return UsageMeter(
        memory: usesMemory ? MemoryMeter() : nil,
        inputOutput: usesInputOutput ? InputOutputMeter() : nil,
        samples: samples
      )
    case .threads:
      return ThreadCountMeter(metrics, samples: samples)
    case .instructions:
      return InstructionMeter(instructions, samples: samples)
    case .systemCalls:
      return SystemCallMeter(samples: samples)
    }
  }

  /// Runs the iterations and returns the processor they were pinned to, if they were.
  private func run(_ meter: any IterationMeter) async -> Int? {
    switch benchmark.body {
    case .asynchronous(let closure):
      var iterations = Iterations(plan, warmUpCount: warmUpCount)
      var heartbeat = Heartbeat(channel)
      while iterations.next(), benchmark.failureReason == nil {
        heartbeat.beat()
        if iterations.isFirstMeasured {
          Self.prepare(meter, plan)
          if plan.pass == .instructions { await benchmark.iterateWithoutContent() }
        }
        await benchmark.iterate(closure)
      }
      return nil
    case .synchronous(let closure):
      return await Benchmark.onOwnThread {
        let processor = plan.pass == .time ? ProcessorAffinity.pinToLastProcessor() : nil
        var iterations = Iterations(plan, warmUpCount: warmUpCount)
        var heartbeat = Heartbeat(channel)
        while iterations.next(), benchmark.failureReason == nil {
          heartbeat.beat()
          if iterations.isFirstMeasured {
            Self.prepare(meter, plan)
            if plan.pass == .instructions { benchmark.iterateWithoutContent() }
          }
          benchmark.iterate(closure)
        }
        return processor
      }
    }
  }

  /// Drops the values of the warm-up and waits until the threads that it started are idle.
  private static func prepare(_ meter: any IterationMeter, _ plan: PassPlan) {
    switch plan.pass {
    case .count, .systemCalls:
      OtherThreads.waitUntilAtRest()
    case .instructions:
      // A simulator runs one thread at a time; threads that wait for their turn seem to sleep.
      Clocks.pause(milliseconds: settlingMilliseconds)
    case .time, .usage, .threads:
      break
    }
    meter.reset()
  }

  /// First uses fill caches, so that a counting pass always has a warm-up.
  private var warmUpCount: Int {
    max(benchmark.configuration.warmupIterations, plan.pass == .count ? 1 : 0)
  }
}

extension Benchmark {
  /// Runs code that doesn't await on a thread of its own.
  ///
  /// The main thread serves the main actor, and Swift's pool is for code that doesn't block.
  static func onOwnThread<Value: Sendable>(_ body: @escaping () -> Value) async -> Value {
    nonisolated(unsafe) let work = body
    return await withCheckedContinuation { continuation in
      DetachedThread.start {
        continuation.resume(returning: unsafe work())
      }
    }
  }
}
