package import UBRegression
package import UBReports
package import UBResults

/// A run to be exported.
package struct ExportSource: Sendable {
  /// The run.
  package let view: ResultView
  /// The comparison of the run; `nil` if it was not compared.
  package let comparison: Comparison?
  /// The times of the two compared builds; `nil` if none were taken.
  package let times: TimesDocument?
  /// The style of tables, in formats that have any.
  package let style: TableStyle
  /// The requested numbers; `nil` for all.
  var metrics: Set<String>?

  package init(
    _ view: ResultView,
    comparison: Comparison? = nil,
    times: TimesDocument? = nil,
    style: TableStyle = TableStyle()
  ) {
    self.view = view
    self.comparison = comparison
    self.times = times
    self.style = style
  }
}

extension ExportSource {
  /// Whether the suite is one of workloads, which run frames under strategies.
  var hasFrames: Bool { view.frames != nil }

  /// The measured entries, in the order of the document.
  var entries: [ResultView.Entry] { view.entries.filter { !$0.measurements.isEmpty } }

  /// The first failure of each failed entry; those of plain Swift by label.
  var failures: [Failure] {
    var failed: Set<EntryIdentity> = []
    let failures = view.failures.filter { failed.insert($0.identity).inserted }
    return hasFrames ? failures : failures.sorted { $0.identity < $1.identity }
  }

  /// The requested numbers of an entry: metrics, then times of frames.
  ///
  /// Zeros are included, so that an absent number is one that was not measured.
  func figures(of entry: ResultView.Entry) -> [Figure] {
    let all = entry.frames.map { Figure.all(of: entry, $0) } ?? Figure.all(of: entry)
    return all.filter { includes($0.key) || includes($0.metric) }
  }

  /// Nanoseconds of an operation, process by process; empty if other metrics were requested.
  func times(of entry: ResultView.Entry) -> [[Double]] {
    hasFrames || includes("wallClock") ? entry.times : []
  }

  /// The number that represents an entry without times: its binding evaluations, or its first
  /// exact number.
  func score(of entry: ResultView.Entry) -> Number? {
    entry["bindings.evaluated"]?.constant.map(Number.whole)
      ?? figures(of: entry).first { $0.isExact }?.value
  }

  /// The name of an entry in formats with one name an entry: suite, label and strategy.
  func name(of entry: ResultView.Entry) -> String {
    ([view.suite, entry.identity.label] + [entry.identity.strategy].compactMap(\.self))
      .joined(separator: "/")
  }

  /// Whether a number was requested.
  func includes(_ key: String) -> Bool {
    guard let metrics else { return true }
    return metrics.contains(key) || metrics.contains(Self.plainName(ofKey: key))
  }

  /// The name of a metric without the prefix of a benchmark's own.
  static func plainName(ofKey key: String) -> String {
    String(key.trimmingPrefix(JudgingRules.customPrefix))
  }
}
