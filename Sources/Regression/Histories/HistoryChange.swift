package import UBResults

/// A change of a number in a history.
package struct HistoryChange: Equatable, Sendable {
  /// The entry's identity.
  package let identity: EntryIdentity
  /// The metric's key.
  package let metric: String
  /// The first line with the new value.
  package let line: History.Line
  /// The value before, in words.
  package let before: String
  /// The value from here on, in words.
  package let after: String
  /// The distance, or for sampled numbers the ratio and its p-value.
  package let note: String
}

extension HistoryChange {
  /// The changes of a history, by entry, metric and line.
  ///
  /// An exact number is compared with the previous record of the same Swift version, build and
  /// counter. A simulated one changes if it differs from the last change by more than its
  /// tolerance. Sampled numbers, such as times, change where their level does, among the records of
  /// the same machine and build.
  package static func all(
    in history: History,
    where isWanted: (EntryIdentity, _ metric: String) -> Bool = { _, _ in true }
  ) -> [HistoryChange] {
    var metrics: [String] = []
    for metric in history.lines.flatMap(\.record.metrics) where !metrics.contains(metric) {
      metrics.append(metric)
    }
    return history.identities.flatMap { identity in
      metrics.filter { isWanted(identity, $0) }
        .flatMap { metric in
          history.lines.contains { $0.record.isSampled(metric) }
            ? times(of: metric, identity, in: history)
            : exact(metric, identity, in: history)
        }
    }
  }

  private static func exact(
    _ metric: String,
    _ identity: EntryIdentity,
    in history: History
  ) -> [HistoryChange] {
    let source = history.lines.lazy.compactMap { $0.record.source(of: metric) }.first
    var counters: [String: MetricCounter] = [:]
    var last: [String: Int?] = [:]
    var changes: [HistoryChange] = []
    for line in history.lines {
      let record = line.record
      let build = "\(record.toolchain.swift) \(record.toolchain.build)"
      // A record in which all metrics of a source are missing names no counter of them.
      let counter = source.flatMap(record.counter(of:)) ?? counters[build]
      counters[build] = counter
      let origin = "\(build) \(counter?.description ?? "")"
      let value = record.value(of: metric, identity)
      guard let before = last[origin] else {
        last[origin] = value
        continue
      }
      let thresholds: Thresholds? = record.isSimulated(metric) ? .simulated : nil
      guard differs(before, value, by: thresholds) else { continue }
      last[origin] = value
      changes.append(
        HistoryChange(
          identity: identity,
          metric: metric,
          line: line,
          before: before.map(String.init) ?? "missing",
          after: value.map(String.init) ?? "missing",
          note: note(from: before, to: value)
        )
      )
    }
    return changes
  }

  private static func differs(_ old: Int?, _ new: Int?, by thresholds: Thresholds?) -> Bool {
    guard let thresholds, let old, let new else { return old != new }
    return !thresholds.allow(.p50, from: old, to: new)
  }

  private static func note(from old: Int?, to new: Int?) -> String {
    guard let old, let new else { return "" }
    return new > old ? "+\(new - old)" : "\(new - old)"
  }

  private static func times(
    of metric: String,
    _ identity: EntryIdentity,
    in history: History
  ) -> [HistoryChange] {
    var origins: [String] = []
    var series: [String: [(line: History.Line, value: Int)]] = [:]
    for line in history.lines {
      guard let value = line.record.value(of: metric, identity) else { continue }
      let machine = line.record.machine
      let toolchain = line.record.toolchain
      let origin = """
        \(machine.processor) \(machine.cores) \(machine.memory) \(machine.kernel) \
        \(machine.system) \(toolchain.swift) \(toolchain.build)
        """
      if series[origin] == nil { origins.append(origin) }
      series[origin, default: []].append((line, value))
    }
    return origins.flatMap { origin in
      let points = series[origin] ?? []
      return ChangePoints(in: points.map { Double($0.value) }).points.map { point in
        HistoryChange(
          identity: identity,
          metric: metric,
          line: points[point.index].line,
          before: String(Int(point.before.rounded())),
          after: String(Int(point.after.rounded())),
          note: note(of: point)
        )
      }
    }
  }

  /// The ratio of the levels, and the p-value rounded up to a power of ten.
  private static func note(of point: ChangePoints.Point) -> String {
    let hundredths = Int((point.after / point.before * 100).rounded())
    let fraction = hundredths % 100
    let ratio = "x\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    var exponent = 3
    while exponent < 99, point.p < Self.power(ofTenth: exponent + 1) {
      exponent += 1
    }
    return "\(ratio), p < 1e-\(exponent)"
  }

  private static func power(ofTenth exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power / 10 }
  }
}
