import UBRegression
import UBResults

/// Small baselines for tests.
enum Examples {
  static let toolchain = Toolchain(
    swift: "6.3",
    compiler: nil,
    configuration: .release,
    traits: []
  )
  static let counter = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
  static let steady = EntryIdentity(label: "list-scroll.steady", strategy: "propertyPass")
  static let fling = EntryIdentity(label: "list-scroll.fling", strategy: "propertyPass")

  /// An entry in which every metric is zero but those given.
  static func entry(
    _ metrics: [String: Int] = [:],
    frames: Int = 120,
    digest: UInt64 = 1,
    parameters: [String: PlainValue] = ["delta": .integer(22)]
  ) -> BaselineEntry {
    let zeros = Dictionary(uniqueKeysWithValues: Metric.all.map { ($0.key, 0) })
    return BaselineEntry(
      benchmark: "list-scroll.steady",
      id: "LS1",
      parameters: parameters,
      frames: frames,
      digest: FrameDigest(digest),
      metrics: zeros.merging(metrics) { $1 }
    )
  }

  /// A baseline of entries.
  static func baseline(_ entries: [EntryIdentity: BaselineEntry]) -> Baseline {
    var baseline = Baseline(
      suite: "default",
      toolchain: toolchain,
      allocationCounter: counter
    )
    for (identity, entry) in entries {
      baseline[identity] = entry
    }
    return baseline
  }

  /// A failure of the steady entry.
  static let failure = Failure(
    benchmark: "list-scroll.steady",
    id: "LS1",
    label: "list-scroll.steady",
    strategy: "propertyPass",
    kind: .stale,
    detail: "frame 3"
  )
}
