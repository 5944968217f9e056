import UBMeasurement

/// The metrics that can't be measured on this system.
enum Availability {
  /// The reason why a metric can't be measured; `nil` if it can.
  static func reason(
    against metric: BenchmarkMetric,
    countingInstructionsBy source: InstructionSource
  ) -> String? {
    switch metric {
    case .syscalls:
      traceObstacle
    case .instructions:
      source.obstacle
    case .objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta:
      referenceObstacle
    case .threads, .threadsRunning:
      ProcessFile("status") == nil ? "the kernel has no /proc/self/status" : nil
    case _ where UsageMeter.memoryMetrics.contains(metric):
      MemoryMeter() == nil ? "the kernel has no /proc/self/status or clear_refs" : nil
    case _ where UsageMeter.inputOutputMetrics.contains(metric):
      InputOutputMeter() == nil ? "the kernel has no /proc/self/io" : nil
    default:
      nil
    }
  }

  // Tried once, since each takes a trial run.
  private static let referenceObstacle = ReferenceMeter.obstacle()?.description
  private static let traceObstacle = SystemCallTracer.obstacle()?.description
}
