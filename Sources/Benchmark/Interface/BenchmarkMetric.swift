/// Something a benchmark is measured by.
public enum BenchmarkMetric: Hashable, Sendable {
  /// Processor time in the program's own code, of every thread.
  case cpuUser
  /// Processor time in the kernel on the program's behalf, of every thread.
  case cpuSystem
  /// Processor time of every thread.
  case cpuTotal
  /// Time that passes on a clock on the wall.
  case wallClock
  /// How often the work could be done in a second.
  case throughput
  /// The most physical memory the process held during an iteration.
  case peakMemoryResident
  /// The most physical memory during an iteration, above what was held before the first.
  case peakMemoryResidentDelta
  /// The most address space the process ever had.
  case peakMemoryVirtual
  /// Allocation calls for blocks of up to 14 KiB.
  case mallocCountSmall
  /// Allocation calls for larger blocks.
  case mallocCountLarge
  /// Allocation calls.
  case mallocCountTotal
  /// Physical memory that the allocator holds after an iteration, free pages included.
  case allocatedResidentMemory
  /// Blocks allocated less blocks freed.
  case memoryLeaked
  /// Calls of the system.
  case syscalls
  /// How often a thread left its processor.
  case contextSwitches
  /// The most threads the process had during an iteration.
  case threads
  /// The most threads that were running or waited for a processor at a time.
  case threadsRunning
  /// Calls of the system that read.
  case readSyscalls
  /// Calls of the system that write.
  case writeSyscalls
  /// Bytes read from files, whether cached or not.
  case readBytesLogical
  /// Bytes written to files, whether cached or not.
  case writeBytesLogical
  /// Bytes that were read from a disk.
  case readBytesPhysical
  /// Bytes that are to be written to a disk.
  case writeBytesPhysical
  /// Machine instructions.
  case instructions
  /// Objects that Swift allocated.
  case objectAllocCount
  /// Retains of Swift objects.
  case retainCount
  /// Releases of Swift objects.
  case releaseCount
  /// Allocations and retains less releases of Swift objects.
  case retainReleaseDelta
  /// What the benchmark itself measures, with `Benchmark.measurement(_:_:)`.
  ///
  /// Two custom metrics of one name are the same metric.
  case custom(
    _ name: String,
    polarity: Polarity = .prefersSmaller,
    useScalingFactor: Bool = true
  )

  /// Which way a metric is better.
  public enum Polarity: String, Codable, Sendable {
    /// More is better.
    case prefersLarger
    /// Less is better.
    case prefersSmaller
  }

  /// Whether two metrics have the same name; one that is custom is none of the others.
  public static func == (first: BenchmarkMetric, second: BenchmarkMetric) -> Bool {
    first.isCustom == second.isCustom && first.rawDescription == second.rawDescription
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawDescription)
  }

  /// Whether the benchmark measures it itself.
  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}

extension BenchmarkMetric {
  /// Every metric but custom ones, in the order tables show them.
  static let known: [BenchmarkMetric] = [
    .wallClock, .cpuTotal, .cpuUser, .cpuSystem, .throughput,
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
    .allocatedResidentMemory, .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual,
    .contextSwitches, .threads, .threadsRunning, .syscalls,
    .readSyscalls, .writeSyscalls, .readBytesLogical, .writeBytesLogical, .readBytesPhysical,
    .writeBytesPhysical,
    .instructions, .objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta,
  ]

  /// The name in documents; that of a custom metric can't be taken for another's.
  package var key: String {
    isCustom ? "custom.\(rawDescription)" : rawDescription
  }

  /// Which way the metric is better.
  public var polarity: Polarity {
    switch self {
    case .throughput: .prefersLarger
    case .custom(_, let polarity, _): polarity
    default: .prefersSmaller
    }
  }

  /// Whether the metric is a count or an amount and not a time.
  public var countable: Bool { !isProcessorOrWallTime }

  /// Whether an iteration's value stands for as many pieces of work as the scaling factor says.
  public var useScalingFactor: Bool {
    switch self {
    case .throughput, .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual,
      .allocatedResidentMemory, .contextSwitches, .threads, .threadsRunning:
      false
    case .custom(_, _, let useScalingFactor): useScalingFactor
    default: true
    }
  }

  /// Whether the value is a number of nanoseconds.
  var isProcessorOrWallTime: Bool {
    [.cpuUser, .cpuSystem, .cpuTotal, .wallClock].contains(self)
  }
}
