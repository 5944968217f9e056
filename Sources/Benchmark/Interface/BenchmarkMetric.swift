/// A number that benchmarks are measured by.
public enum BenchmarkMetric: Hashable, Sendable {
  /// Processor time in user mode, of all threads.
  case cpuUser
  /// Processor time in the kernel, of all threads.
  case cpuSystem
  /// Processor time of all threads.
  case cpuTotal
  /// Elapsed time.
  case wallClock
  /// Pieces of work per second.
  case throughput
  /// The peak of physical memory during an iteration.
  case peakMemoryResident
  /// The peak of physical memory during an iteration, less the memory before the first one.
  case peakMemoryResidentDelta
  /// The peak of the process's address space.
  case peakMemoryVirtual
  /// Allocations of blocks of up to 14 KiB.
  case mallocCountSmall
  /// Allocations of larger blocks.
  case mallocCountLarge
  /// Allocations.
  case mallocCountTotal
  /// Physical memory of the allocator after an iteration, free pages included.
  case allocatedResidentMemory
  /// Allocated blocks less freed blocks.
  case memoryLeaked
  /// System calls.
  case syscalls
  /// Switches of a processor from one thread to another.
  case contextSwitches
  /// The peak number of threads during an iteration.
  case threads
  /// The peak number of threads that ran or waited for a processor.
  case threadsRunning
  /// System calls that read.
  case readSyscalls
  /// System calls that write.
  case writeSyscalls
  /// Bytes read from files, from cache or disk.
  case readBytesLogical
  /// Bytes written to files, to cache or disk.
  case writeBytesLogical
  /// Bytes read from a disk.
  case readBytesPhysical
  /// Bytes that have to be written to a disk.
  case writeBytesPhysical
  /// Machine instructions.
  case instructions
  /// Allocations of Swift objects.
  case objectAllocCount
  /// Retains of Swift objects.
  case retainCount
  /// Releases of Swift objects.
  case releaseCount
  /// Allocations and retains, less releases, of Swift objects.
  case retainReleaseDelta
  /// A number that the benchmark measures itself and passes to `Benchmark.measurement(_:_:)`.
  ///
  /// Two custom metrics of one name are the same metric.
  case custom(
    _ name: String,
    polarity: Polarity = .prefersSmaller,
    useScalingFactor: Bool = true
  )

  /// The better direction of a metric.
  public enum Polarity: String, Codable, Sendable {
    /// Larger values are better.
    case prefersLarger
    /// Smaller values are better.
    case prefersSmaller
  }

  /// Whether two metrics have the same name; a custom metric equals only custom ones.
  public static func == (first: BenchmarkMetric, second: BenchmarkMetric) -> Bool {
    first.isCustom == second.isCustom && first.rawDescription == second.rawDescription
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawDescription)
  }

  /// Whether the benchmark measures the metric itself.
  var isCustom: Bool {
    if case .custom = self { true } else { false }
  }
}

extension BenchmarkMetric {
  /// The name in documents; custom metrics have a prefix, so that no name is ambiguous.
  package var key: String {
    isCustom ? "custom.\(rawDescription)" : rawDescription
  }
}
