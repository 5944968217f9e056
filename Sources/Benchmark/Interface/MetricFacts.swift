import UBResults

/// The fixed facts about a metric that is not custom.
struct MetricFacts: Sendable {
  let metric: BenchmarkMetric
  /// The name in tables.
  let title: String
  let source: Metric.Source
  let unit: Metric.Unit
  /// Whether tables divide the value of an iteration by the scaling factor.
  let isScaled: Bool

  private init(
    _ metric: BenchmarkMetric,
    _ title: String,
    _ source: Metric.Source = .other,
    unit: Metric.Unit = .count,
    isScaled: Bool = true
  ) {
    self.metric = metric
    self.title = title
    self.source = source
    self.unit = unit
    self.isScaled = isScaled
  }

  /// The facts of all metrics, in the order of tables.
  static let all = [
    MetricFacts(.wallClock, "Time (wall clock)", unit: .nanoseconds),
    MetricFacts(.cpuTotal, "Time (total CPU)", unit: .nanoseconds),
    MetricFacts(.cpuUser, "Time (user CPU)", unit: .nanoseconds),
    MetricFacts(.cpuSystem, "Time (system CPU)", unit: .nanoseconds),
    MetricFacts(.throughput, "Throughput (# / s)", unit: .perSecond, isScaled: false),
    MetricFacts(.mallocCountTotal, "Malloc (total)", .allocations),
    MetricFacts(.mallocCountSmall, "Malloc (small)", .allocations),
    MetricFacts(.mallocCountLarge, "Malloc (large)", .allocations),
    MetricFacts(.memoryLeaked, "Malloc / free Δ", .allocations),
    MetricFacts(
      .allocatedResidentMemory,
      "Memory (allocated resident)",
      .allocations,
      unit: .bytes,
      isScaled: false
    ),
    MetricFacts(.peakMemoryResident, "Memory (resident peak)", unit: .bytes, isScaled: false),
    MetricFacts(
      .peakMemoryResidentDelta,
      "Memory Δ (resident peak)",
      unit: .bytes,
      isScaled: false
    ),
    MetricFacts(.peakMemoryVirtual, "Memory (virtual peak)", unit: .bytes, isScaled: false),
    MetricFacts(.contextSwitches, "Context switches", isScaled: false),
    MetricFacts(.threads, "Threads (peak)", isScaled: false),
    MetricFacts(.threadsRunning, "Threads (running)", isScaled: false),
    MetricFacts(.syscalls, "Syscalls (total)"),
    MetricFacts(.readSyscalls, "Syscalls (read)"),
    MetricFacts(.writeSyscalls, "Syscalls (write)"),
    MetricFacts(.readBytesLogical, "Bytes (read logical)", unit: .bytes),
    MetricFacts(.writeBytesLogical, "Bytes (write logical)", unit: .bytes),
    MetricFacts(.readBytesPhysical, "Bytes (read physical)", unit: .bytes),
    MetricFacts(.writeBytesPhysical, "Bytes (write physical)", unit: .bytes),
    MetricFacts(.instructions, "Instructions", .instructions),
    MetricFacts(.objectAllocCount, "Object allocs", .references),
    MetricFacts(.retainCount, "Retains", .references),
    MetricFacts(.releaseCount, "Releases", .references),
    MetricFacts(.retainReleaseDelta, "(Alloc + Retain) - Release Δ", .references),
  ]

  static let byName = Dictionary(
    uniqueKeysWithValues: all.map { ($0.metric.rawDescription, $0) }
  )
}

extension BenchmarkMetric {
  /// All metrics except custom ones, in the order of tables.
  static let known = MetricFacts.all.map(\.metric)

  /// The fixed facts; `nil` for a custom metric.
  var facts: MetricFacts? { isCustom ? nil : MetricFacts.byName[rawDescription] }

  /// The counter behind the metric.
  var source: Metric.Source { facts?.source ?? .other }

  /// The unit of values.
  var unit: Metric.Unit { facts?.unit ?? .count }

  /// The better direction.
  public var polarity: Polarity {
    if case .custom(_, let polarity, _) = self { return polarity }
    return unit == .perSecond ? .prefersLarger : .prefersSmaller
  }

  /// Whether the metric is a count or an amount, not a time.
  public var countable: Bool { unit != .nanoseconds }

  /// Whether tables divide the value of an iteration by the scaling factor.
  public var useScalingFactor: Bool {
    if case .custom(_, _, let useScalingFactor) = self { return useScalingFactor }
    return facts?.isScaled ?? true
  }
}
