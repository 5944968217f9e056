/// One way to measure a benchmark, in a process of its own.
package enum MeasuringPass: String, CaseIterable, Codable {
  /// Counts allocations, without thread caches, and references.
  case count
  /// Reads clocks.
  case time
  /// Reads the kernel's accounts of memory, input and output.
  case usage
  /// Watches the threads.
  case threads
  /// Counts instructions, under a simulator unless the processor counts them.
  case instructions
  /// Makes calls of the system that a tracer counts.
  case systemCalls = "system-calls"

  /// What the pass takes, custom metrics aside.
  var metrics: [BenchmarkMetric] {
    switch self {
    case .count: CountingMeter.metrics
    case .time: TimingMeter.metrics
    case .usage: UsageMeter.memoryMetrics + UsageMeter.inputOutputMetrics
    case .threads: ThreadCountMeter.metrics
    case .instructions: InstructionMeter.metrics
    case .systemCalls: SystemCallMeter.metrics
    }
  }

  /// The metrics of a list that the pass takes.
  ///
  /// What a benchmark measures itself is taken where allocations are counted and again where
  /// times are, as it may be either.
  package func metrics(of list: [BenchmarkMetric]) -> [BenchmarkMetric] {
    list.filter { metrics.contains($0) || $0.isCustom && [.count, .time].contains(self) }
  }
}
