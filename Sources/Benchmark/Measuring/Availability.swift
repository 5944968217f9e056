import Measurement

/// Which metrics can't be measured on this system.
enum Availability {
  /// Why a metric can't be measured; `nil` if it can.
  static func reason(against metric: BenchmarkMetric) -> String? {
    switch metric {
    case .syscalls:
      "calls of the system are counted by tracing the process, which slows and changes it"
    case .threadsRunning:
      "the kernel tells each thread's state in a file of its own, never that of all at a moment"
    case .instructions:
      "no counter of the processor is read; 'valgrind --tool=callgrind' counts instructions"
    case .objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta:
      "the Swift runtime counts neither objects nor references; no function of it is replaced"
    case .threads:
      ProcessFile("status") == nil ? "the kernel has no /proc/self/status" : nil
    case _ where UsageMeter.memoryMetrics.contains(metric):
      MemoryMeter() == nil ? "the kernel has no /proc/self/status or clear_refs" : nil
    case _ where UsageMeter.inputOutputMetrics.contains(metric):
      InputOutputMeter() == nil ? "the kernel has no /proc/self/io" : nil
    default:
      nil
    }
  }
}
