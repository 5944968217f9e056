/// A kind of measurement, which runs in processes of its own.
package enum MeasuringPass: String, CaseIterable, Codable {
  /// Counts references, and allocations without thread caches.
  case count
  /// Reads clocks.
  case time
  /// Reads the kernel's statistics of memory, input and output.
  case usage
  /// Counts the threads.
  case threads
  /// Counts instructions, by the processor or a simulator.
  case instructions
  /// Counts system calls, by a tracer.
  case systemCalls = "system-calls"

  /// The metrics that the pass measures, except custom ones.
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

  /// The metrics of a list that the pass measures.
  ///
  /// A custom metric may be a count or a time, so that both passes record it.
  package func metrics(of list: [BenchmarkMetric]) -> [BenchmarkMetric] {
    list.filter { metrics.contains($0) || $0.isCustom && [.count, .time].contains(self) }
  }
}
