import UBMeasurement

/// Times iterations; a process that times must not count allocations.
final class TimingMeter: IterationMeter {
  /// The metrics of the timing pass.
  static let metrics: [BenchmarkMetric] = [
    .wallClock, .cpuTotal, .cpuUser, .cpuSystem, .throughput, .contextSwitches,
  ]

  private(set) var samples: Samples
  private let scale: Int
  private let readsUsage: Bool
  private let readsProcessTime: Bool
  private var usageBefore = ProcessorUsage(user: 0, system: 0, contextSwitches: 0)
  private var processBefore: UInt64 = 0
  private var wallBefore: UInt64 = 0

  /// A meter for iterations of `scale` pieces of work each.
  init(_ metrics: [BenchmarkMetric], scale: Int, samples: Samples) {
    self.samples = samples
    self.scale = scale
    readsUsage = metrics.contains { [.cpuUser, .cpuSystem, .contextSwitches].contains($0) }
    readsProcessTime = metrics.contains(.cpuTotal)
  }

  // The wall clock is read last before the code and first after it.
  func begin() {
    if readsUsage { usageBefore = ProcessorUsage.read() }
    if readsProcessTime { processBefore = Clocks.processTime() }
    wallBefore = Clocks.monotonic()
  }

  func end() {
    let wall = Clocks.monotonic() - wallBefore
    let process = readsProcessTime ? Clocks.processTime() - processBefore : 0
    let usage = readsUsage ? ProcessorUsage.read() : usageBefore
    samples.append(Int(wall), of: .wallClock)
    samples.append(Int(process), of: .cpuTotal)
    samples.append(usage.user - usageBefore.user, of: .cpuUser)
    samples.append(usage.system - usageBefore.system, of: .cpuSystem)
    samples.append(usage.contextSwitches - usageBefore.contextSwitches, of: .contextSwitches)
    // Without a time between two readings there is no rate.
    let perSecond = (Double(scale) * 1e9 / Double(max(wall, 1))).rounded()
    samples.append(Int(exactly: perSecond) ?? Int.max, of: .throughput)
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {
    samples.append(value, of: metric)
  }

  func reset() {
    samples.removeAll()
  }
}
