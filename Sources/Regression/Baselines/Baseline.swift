package import UBResults

/// The numbers of a suite to compare later runs with.
///
/// In JSON the entries are nested by label and strategy, and each number has a line of its own, so
/// that a change of one number is a change of one line.
package struct Baseline: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.baseline"
  /// The version that this build reads and writes.
  package static let schemaVersion = 2
  /// The former name of baselines of plain Swift.
  package static let formerSchemas = ["updatebench.benchmarks-baseline"]
  /// The advice to the owner of a baseline in an older version.
  package static let remedy: String? =
    "save a new one with 'baseline delete' and 'baseline save'"

  /// The numbers of one entry.
  package struct Entry: Codable, Equatable, Sendable {
    /// The facts that must be equal for a run to be comparable.
    package var facts: [String: PlainValue]
    /// The values by metric key.
    package var metrics: [String: MetricValue]
    /// The regressions that are accepted until a day; `nil` if all is accepted for good.
    package var expiring: ExpiringAcceptance?

    package init(
      facts: [String: PlainValue],
      metrics: [String: MetricValue],
      expiring: ExpiringAcceptance? = nil
    ) {
      self.facts = facts
      self.metrics = metrics
      self.expiring = expiring
    }

    /// A bad name of a metric, a count below zero, or bindings that don't add up.
    func flaw(at key: String) -> DocumentFlaw? {
      for (name, value) in metrics.sorted(by: { $0.key < $1.key }) {
        if let flaw = DocumentFlaw(.metric, name, at: "\(key).metrics") { return flaw }
        let isCount = Metric.ofWorkload(key: name)?.source == .work
        guard isCount, value.percentiles.p0 < 0 else { continue }
        return DocumentFlaw(
          key: "\(key).metrics.\(name)",
          detail: "found \(value.percentiles.p0), expected a count from 0 to 2^53"
        )
      }
      let counts = BindingCounts(of: metrics.compactMapValues(\.constant))
      return counts?.flaw(at: "\(key).metrics")
    }
  }

  /// The suite of the entries.
  package var suite: String
  /// The machine of the times; `nil` where none are held.
  package var machine: Machine?
  /// The build that counted.
  package var toolchain: Toolchain
  /// The counters of the held metrics.
  package var counters: MetricCounters
  /// The decisions by which numbers were accepted, oldest first.
  package var acceptances: [Acceptance]
  /// The entries.
  package var entries: EntryTable<Entry>

  package init(
    suite: String,
    machine: Machine? = nil,
    toolchain: Toolchain,
    counters: MetricCounters,
    acceptances: [Acceptance] = [],
    entries: EntryTable<Entry> = EntryTable()
  ) {
    self.suite = suite
    self.machine = machine
    self.toolchain = toolchain
    self.counters = counters
    self.acceptances = acceptances
    self.entries = entries
  }

  /// A bad name, or counts that contradict each other.
  package var flaw: DocumentFlaw? {
    if let flaw = DocumentFlaw(suite: suite, toolchain: toolchain) { return flaw }
    for (identity, entry) in entries.sorted {
      let key = "entries.\(identity.label).\(identity.strategy ?? "-")"
      if let flaw = DocumentFlaw(identity, at: "entries") ?? entry.flaw(at: key) { return flaw }
    }
    return nil
  }

  /// The numbers of a run to compare later runs with: exact and simulated ones, and sampled ones
  /// with thresholds.
  ///
  /// A count on which two processes disagree is held as a sampled one, so that a comparison asks
  /// for a threshold.
  package init(of run: ResultView, by rules: JudgingRules = JudgingRules()) {
    self.init(suite: run.suite, toolchain: run.toolchain, counters: MetricCounters())
    var held: Set<Metric> = []
    for entry in run.entries {
      let label = entry.identity.label
      let measurements = entry.measurements.filter { measurement in
        measurement.value.metricClass != .sampled || measurement.disagreement != nil
          || rules.thresholds(of: label, measurement.metric.key) != nil
      }
      held.formUnion(measurements.map(\.metric))
      let metrics = measurements.map { ($0.metric.key, $0.value) }
      entries[entry.identity] = Entry(
        facts: entry.facts,
        metrics: Dictionary(metrics) { first, _ in first }
      )
    }
    machine = held.contains(where: \.isTime) ? run.machine : nil
    for source in Set(held.map(\.source)) {
      counters[source] = run.counters[source]
    }
  }

  enum CodingKeys: String, CodingKey {
    case suite, machine, toolchain, counters, acceptances, entries
  }
}

/// The folder of baselines, with a folder for each Swift version and a file for each suite.
package struct BaselineStore: Sendable {
  /// The folder that has a folder for each Swift version.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The file of a suite under a Swift version such as `6.3`.
  package func path(suite: String, swift: String) -> String {
    "\(folder)/swift-\(swift)/\(suite).json"
  }

  /// Whether a suite has a baseline, readable or not.
  package func exists(suite: String, swift: String) -> Bool {
    AtomicFile.exists(path(suite: suite, swift: swift))
  }

  /// Reads a suite's baseline.
  ///
  /// - Throws: `DocumentError`; `.absent` where none was saved.
  package func load(suite: String, swift: String) throws(DocumentError) -> Baseline {
    try DocumentCoder.load(Baseline.self, fromFile: path(suite: suite, swift: swift))
  }

  /// Writes a suite's baseline, whole or not at all, and returns its path.
  ///
  /// - Throws: `FileError`.
  package func save(_ baseline: Baseline, holding lock: FolderLock? = nil) throws -> String {
    let path = path(suite: baseline.suite, swift: baseline.toolchain.swift)
    let text = try DocumentCoder.text(of: baseline, foldingArrays: false)
    try AtomicFile.replace(path, with: text, holding: lock)
    return path
  }

  /// Removes a suite's baseline and returns its path.
  ///
  /// - Throws: `DocumentError.absent`, or `FileError` if the system refuses.
  package func delete(suite: String, swift: String) throws -> String {
    let path = path(suite: suite, swift: swift)
    guard exists(suite: suite, swift: swift) else { throw DocumentError.absent(file: path) }
    try AtomicFile.remove(path)
    return path
  }
}
