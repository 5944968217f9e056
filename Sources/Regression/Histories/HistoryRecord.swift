package import UBResults

/// The numbers of one run of a suite at one commit, as a line of a history.
///
/// The names of the metrics are stated once and each entry has its values in their order, so that a
/// line stays short.
package struct HistoryRecord: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.history"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// One benchmark, under a strategy if it has any.
  package struct Entry: Codable, Equatable, Sendable {
    /// The measured frames; `nil` for a benchmark of plain Swift.
    package var frames: Int?
    /// The digest of everything that was displayed; `nil` for a benchmark of plain Swift.
    package var digest: FrameDigest?
    /// The values in the order of `HistoryRecord.metrics`; `nil` where there is none.
    package var values: [Int?]
  }

  /// The commit that was measured.
  package var commit: String
  /// The end of the run, in ISO 8601, UTC.
  package var date: String
  /// The suite that ran.
  package var suite: String
  /// The machine it ran on.
  package var machine: Machine
  /// The build that measured.
  package var toolchain: Toolchain
  /// The allocation counter; `nil` in a record that has all `counters`.
  package var allocationCounter: MetricCounter?
  /// The counters of the run; `nil` in a record that has only an allocation counter.
  package var counters: MetricCounters?
  /// The names of the metrics.
  package var metrics: [String]
  /// The sources of the metrics in the same order; `nil` in a record from before they were kept.
  package var sources: [Metric.Source]?
  /// The metrics that differ from run to run; `nil` in a record from before they were kept.
  package var sampled: [String]?
  /// The entries.
  package var entries: EntryTable<Entry>

  /// The numbers of a run: constants, and the medians of what varies.
  package init(of run: ResultView, commit: String) {
    self.commit = commit
    date = run.date
    suite = run.suite
    machine = run.machine
    toolchain = run.toolchain
    counters = run.counters
    var known: [Metric] = []
    var seen: Set<Metric> = []
    let rows = run.entries.map { ($0, Self.values(of: $0)) }.filter { !$0.1.isEmpty }
    for (metric, _, _) in rows.flatMap(\.1) where seen.insert(metric).inserted {
      known.append(metric)
    }
    metrics = known.map(\.key)
    sources = known.map(\.source)
    let varying = rows.flatMap(\.1).filter { !$0.isExact }.map(\.metric.key)
    sampled = Set(varying).sorted()
    entries = EntryTable()
    for (entry, row) in rows {
      let values = Dictionary(row.map { ($0.metric, $0.value) }) { first, _ in first }
      entries[entry.identity] = Entry(
        frames: entry.frames?.frames,
        digest: entry.frames?.digest,
        values: known.map { values[$0] }
      )
    }
  }

  private static func values(
    of entry: ResultView.Entry
  ) -> [(metric: Metric, value: Int, isExact: Bool)] {
    let measured = entry.measurements.filter { $0.metric.polarity != .informational }
    return measured.map { measurement in
      let value = measurement.value
      return (measurement.metric, value.percentiles.p50, value.metricClass != .sampled)
    } + times(of: entry.frames?.time)
  }

  private static func times(
    of time: TimeFigures?
  ) -> [(metric: Metric, value: Int, isExact: Bool)] {
    guard let time else { return [] }
    return [("frame_ns_p50", time.frame.p50), ("cpu_ns_p50", time.cpu.p50)].map { key, value in
      let metric = Metric(key, source: .other, unit: .nanoseconds)
      return (metric, Int(clamping: value), false)
    }
  }

  /// Every identity in order.
  package var identities: [EntryIdentity] { entries.identities }

  /// The value of a metric of an entry; `nil` if the record has none.
  package func value(of metric: String, _ identity: EntryIdentity) -> Int? {
    guard let index = metrics.firstIndex(of: metric) else { return nil }
    return entries[identity]?.values[index]
  }

  /// Whether a metric differs from run to run.
  package func isSampled(_ metric: String) -> Bool {
    sampled?.contains(metric) ?? metric.contains("_ns_")
  }

  /// The counter of a metric; `nil` if none is known.
  package func counter(of metric: String) -> MetricCounter? {
    source(of: metric).flatMap(counter(of:))
  }

  /// The counter of a source; `nil` if none is known.
  func counter(of source: Metric.Source) -> MetricCounter? {
    if let counters { return counters[source] }
    switch source {
    case .allocations: return allocationCounter
    // Records from before all counters were kept have the first version.
    case .work: return .work
    case .references, .instructions, .other: return nil
    }
  }

  /// Whether a metric is counted by a simulated processor.
  func isSimulated(_ metric: String) -> Bool {
    source(of: metric) == .instructions && !isSampled(metric)
  }

  /// The source of a metric; `nil` if the record doesn't have the metric.
  func source(of metric: String) -> Metric.Source? {
    guard let index = metrics.firstIndex(of: metric) else { return nil }
    return sources.map { $0[index] } ?? Metric.ofWorkload(key: metric)?.source
  }

  /// A bad name, or another number of values or sources than of names.
  package var flaw: DocumentFlaw? {
    let named =
      DocumentFlaw(suite: suite, toolchain: toolchain)
      ?? DocumentFlaw(.commit, commit, at: "commit")
    let ofMetrics = metrics.lazy.compactMap { DocumentFlaw(.metric, $0, at: "metrics") }
    let ofEntries = identities.lazy.compactMap { DocumentFlaw($0, at: "entries") }
    if let flaw = named ?? ofMetrics.first ?? ofEntries.first { return flaw }
    let expected = "expected \(metrics.count), one a metric"
    if let sources, sources.count != metrics.count {
      let found = Amount.of(sources.count, "source")
      return DocumentFlaw(key: "sources", detail: "found \(found), \(expected)")
    }
    for (identity, entry) in entries.sorted where entry.values.count != metrics.count {
      return DocumentFlaw(
        key: "entries.\(identity.label).\(identity.strategy ?? "-").values",
        detail: "found \(Amount.of(entry.values.count, "value")), \(expected)"
      )
    }
    return nil
  }

  enum CodingKeys: String, CodingKey {
    case commit, date, suite, machine, toolchain, counters, metrics, sources, sampled, entries
    case allocationCounter = "allocation_counter"
  }
}
