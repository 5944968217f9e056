extension BenchmarkMetric {
  /// The metrics for small pieces of code.
  public static var microbenchmark: [BenchmarkMetric] { [.wallClock, .throughput] }

  /// The metrics of a configuration that states none.
  public static var `default`: [BenchmarkMetric] {
    [.wallClock, .cpuTotal, .mallocCountTotal, .throughput, .instructions, .peakMemoryResident]
  }

  /// The default metrics and more: leaks, system calls, user time.
  public static var extended: [BenchmarkMetric] {
    [
      .wallClock, .cpuUser, .cpuTotal, .mallocCountTotal, .throughput, .peakMemoryResident,
      .memoryLeaked, .syscalls, .instructions,
    ]
  }

  /// The metrics of memory.
  public static var memory: [BenchmarkMetric] {
    [
      .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual, .mallocCountSmall,
      .mallocCountLarge, .mallocCountTotal, .memoryLeaked, .allocatedResidentMemory,
    ]
  }

  /// The metrics of reference counts.
  public static var arc: [BenchmarkMetric] {
    [.objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta]
  }

  /// The metrics of the operating system's work.
  public static var system: [BenchmarkMetric] {
    [.wallClock, .syscalls, .contextSwitches, .threads, .threadsRunning, .cpuSystem]
  }

  /// The metrics of input and output.
  public static var disk: [BenchmarkMetric] {
    [
      .readSyscalls, .writeSyscalls, .readBytesLogical, .writeBytesLogical, .readBytesPhysical,
      .writeBytesPhysical,
    ]
  }

  /// All metrics except custom ones.
  public static var all: [BenchmarkMetric] { known }
}

// The same sets where a list of metrics is expected, so that they can be added to others.
extension [BenchmarkMetric] {
  /// The metrics for small pieces of code.
  public static var microbenchmark: [BenchmarkMetric] { BenchmarkMetric.microbenchmark }
  /// The metrics of a configuration that states none.
  public static var `default`: [BenchmarkMetric] { BenchmarkMetric.default }
  /// The default metrics and more: leaks, system calls, user time.
  public static var extended: [BenchmarkMetric] { BenchmarkMetric.extended }
  /// The metrics of memory.
  public static var memory: [BenchmarkMetric] { BenchmarkMetric.memory }
  /// The metrics of reference counts.
  public static var arc: [BenchmarkMetric] { BenchmarkMetric.arc }
  /// The metrics of the operating system's work.
  public static var system: [BenchmarkMetric] { BenchmarkMetric.system }
  /// The metrics of input and output.
  public static var disk: [BenchmarkMetric] { BenchmarkMetric.disk }
  /// All metrics except custom ones.
  public static var all: [BenchmarkMetric] { BenchmarkMetric.all }
}
