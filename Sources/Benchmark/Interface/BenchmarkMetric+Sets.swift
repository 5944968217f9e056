extension BenchmarkMetric {
  /// What small pieces of code are measured by.
  public static var microbenchmark: [BenchmarkMetric] { [.wallClock, .throughput] }

  /// What is measured unless something else is asked for.
  public static var `default`: [BenchmarkMetric] {
    [.wallClock, .cpuTotal, .mallocCountTotal, .throughput, .instructions, .peakMemoryResident]
  }

  /// The default, more of the processor and of memory, and calls of the system.
  public static var extended: [BenchmarkMetric] {
    [
      .wallClock, .cpuUser, .cpuTotal, .mallocCountTotal, .throughput, .peakMemoryResident,
      .memoryLeaked, .syscalls, .instructions,
    ]
  }

  /// Everything about memory.
  public static var memory: [BenchmarkMetric] {
    [
      .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual, .mallocCountSmall,
      .mallocCountLarge, .mallocCountTotal, .memoryLeaked, .allocatedResidentMemory,
    ]
  }

  /// Everything about reference counts.
  public static var arc: [BenchmarkMetric] {
    [.objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta]
  }

  /// What the system does for the process.
  public static var system: [BenchmarkMetric] {
    [.wallClock, .syscalls, .contextSwitches, .threads, .threadsRunning, .cpuSystem]
  }

  /// What is read and written.
  public static var disk: [BenchmarkMetric] {
    [
      .readSyscalls, .writeSyscalls, .readBytesLogical, .writeBytesLogical, .readBytesPhysical,
      .writeBytesPhysical,
    ]
  }

  /// Everything but custom metrics.
  public static var all: [BenchmarkMetric] { known }
}

// The same sets where a list of metrics is expected, so that they can be added to others.
extension [BenchmarkMetric] {
  /// What small pieces of code are measured by.
  public static var microbenchmark: [BenchmarkMetric] { BenchmarkMetric.microbenchmark }
  /// What is measured unless something else is asked for.
  public static var `default`: [BenchmarkMetric] { BenchmarkMetric.default }
  /// The default, more of the processor and of memory, and calls of the system.
  public static var extended: [BenchmarkMetric] { BenchmarkMetric.extended }
  /// Everything about memory.
  public static var memory: [BenchmarkMetric] { BenchmarkMetric.memory }
  /// Everything about reference counts.
  public static var arc: [BenchmarkMetric] { BenchmarkMetric.arc }
  /// What the system does for the process.
  public static var system: [BenchmarkMetric] { BenchmarkMetric.system }
  /// What is read and written.
  public static var disk: [BenchmarkMetric] { BenchmarkMetric.disk }
  /// Everything but custom metrics.
  public static var all: [BenchmarkMetric] { BenchmarkMetric.all }
}
