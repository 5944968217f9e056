package import UBInstrumentation

/// A number that runs measure, baselines hold and gates compare.
package struct Metric: Hashable, Sendable {
  /// The counter a metric comes from; metrics of two counters aren't comparable.
  package enum Source: String, CaseIterable, Codable, Sendable {
    /// The pipeline's own counters.
    case work
    /// The allocator.
    case allocations
    /// The Swift runtime's retains, releases and objects.
    case references
    /// A simulated or real processor.
    case instructions
    /// Clocks, the kernel's accounts and measurements that a benchmark makes itself.
    case other
  }

  /// The unit of a metric's values.
  package enum Unit: String, Codable, Sendable {
    case count, bytes
    case nanoseconds = "ns"
    case perSecond = "1/s"
  }

  /// The meaning of a change.
  package enum Polarity: Sendable {
    /// More is worse.
    case prefersSmaller
    /// Less is worse.
    case prefersLarger
    /// The metric says how a total divides; a change is neither better nor worse, but has to be
    /// accepted.
    case account
    /// The metric describes the workload; after a change the two sides did different things.
    case behaviour
    /// The metric comes from another version of the tool, which alone can judge it.
    case unknown
    /// The metric is shown beside another and never judged.
    case informational
  }

  /// The name in documents and reports.
  package let key: String
  /// The counter it comes from.
  package let source: Source
  /// The unit of its values.
  package let unit: Unit
  /// The meaning of a change.
  package let polarity: Polarity

  package init(
    _ key: String,
    source: Source,
    unit: Unit = .count,
    polarity: Polarity = .prefersSmaller
  ) {
    self.key = key
    self.source = source
    self.unit = unit
    self.polarity = polarity
  }

  /// Whether the values are times or rates.
  package var isTime: Bool { unit == .nanoseconds || unit == .perSecond }

  /// Whether the allocator counts it.
  package var isAllocation: Bool { source == .allocations }
}

// MARK: - Metrics of update strategies

extension Metric {
  /// The allocation calls of all frames.
  package static let allocationCalls = Metric("allocations.calls", source: .allocations)
  /// The bytes allocated in all frames.
  package static let allocationBytes = Metric(
    "allocations.bytes",
    source: .allocations,
    unit: .bytes
  )
  /// The frames without any allocation.
  package static let allocationFramesWithout = Metric(
    "allocations.frames_without",
    source: .allocations,
    polarity: .prefersLarger
  )
  /// The bytes allocated less the bytes freed.
  package static let allocationLiveDelta = Metric(
    "allocations.live_delta",
    source: .allocations,
    unit: .bytes
  )
  /// The instructions of all frames in the executable's own code.
  package static let instructions = Metric("instructions.own", source: .instructions)
  /// The instructions of all frames, with those of libraries.
  package static let instructionsTotal = Metric(
    "instructions.total",
    source: .instructions,
    polarity: .informational
  )

  /// The instructions of one part of the frames.
  package static func instructions(ofPart part: String) -> Metric {
    Metric("\(partPrefix)\(part)", source: .instructions, polarity: .informational)
  }

  /// The metric of a work counter.
  package static func counter(_ counter: Counter) -> Metric {
    Metric(counter.key, source: .work, polarity: counter.polarity)
  }

  /// Every exact metric of a workload, in the order reports show them.
  package static let all: [Metric] =
    Counter.allCases.map(Metric.counter)
    + [.allocationCalls, .allocationBytes, .allocationFramesWithout, .allocationLiveDelta]

  /// A metric of the frames, of frame 0 instead.
  package static func ofFirstFrame(_ metric: Metric) -> Metric {
    Metric(
      "first.\(metric.key)",
      source: metric.source,
      unit: metric.unit,
      polarity: metric.polarity
    )
  }

  /// Every exact metric of frame 0, in the order reports show them.
  package static let allOfFirstFrame: [Metric] =
    (FirstFrameFigures.counters.map(Metric.counter) + [.allocationCalls, .allocationBytes])
    .map(ofFirstFrame)

  /// Every metric of instructions that is judged or shown, without those of parts.
  package static let allOfInstructions = [
    instructions, instructionsTotal, ofFirstFrame(instructions),
  ]

  private static let byKey = Dictionary(
    uniqueKeysWithValues: (all + allOfFirstFrame + allOfInstructions).map { ($0.key, $0) }
  )
  private static let partPrefix = "instructions.part."

  /// The metric of a workload that has a key; `nil` for keys of other tools and versions.
  package static func ofWorkload(key: String) -> Metric? {
    guard key.hasPrefix(partPrefix) else { return byKey[key] }
    return instructions(ofPart: String(key.dropFirst(partPrefix.count)))
  }
}

extension Counter {
  /// The meaning of a change; a counter is work unless it is listed here.
  var polarity: Metric.Polarity {
    switch self {
    case .listEnters, .listExits, .writesTotal:
      .behaviour
    case .bindingsEffective, .writesGated, .writesUnobserved, .writesSuppressed, .cellsReused:
      .account
    case _ where key.hasSuffix(".coalesced"):
      .account
    default:
      .prefersSmaller
    }
  }
}
