package import UBInstrumentation

/// A number that baselines hold and gates compare.
package enum Metric: Hashable, Sendable {
  case counter(Counter)
  case allocationCalls
  case allocationBytes
  case allocationFramesWithout
  case allocationLiveDelta
  /// The instructions of all frames in the executable's own code.
  case instructions

  /// Every exact metric, in the order reports show them.
  package static let all: [Metric] =
    Counter.allCases.map(Metric.counter)
    + [.allocationCalls, .allocationBytes, .allocationFramesWithout, .allocationLiveDelta]

  /// The name in documents and reports.
  package var key: String {
    switch self {
    case .counter(let counter): counter.key
    case .allocationCalls: "allocations.calls"
    case .allocationBytes: "allocations.bytes"
    case .allocationFramesWithout: "allocations.frames_without"
    case .allocationLiveDelta: "allocations.live_delta"
    case .instructions: "instructions.own"
    }
  }

  /// How the number is taken and judged.
  package var metricClass: MetricClass {
    if case .instructions = self { .instructions } else { .exact }
  }

  /// Whether the number comes from the allocation counter.
  package var isAllocation: Bool {
    switch self {
    case .counter, .instructions: false
    case .allocationCalls, .allocationBytes, .allocationFramesWithout, .allocationLiveDelta: true
    }
  }

  /// What it means that the number changed.
  package var polarity: Polarity {
    switch self {
    case .counter(let counter): counter.polarity
    case .allocationFramesWithout: .prefersLarger
    case .allocationCalls, .allocationBytes, .allocationLiveDelta, .instructions: .prefersSmaller
    }
  }
}

extension Counter {
  /// What it means that the counter changed; unless stated, a counter is work.
  var polarity: Polarity {
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
