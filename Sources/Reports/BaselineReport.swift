package import UBRegression
import UBResults

/// A baseline as text.
package enum BaselineReport {
  /// The origin, the acceptances, and the metrics of each entry.
  ///
  /// A workload has dozens of counters, so that its zeros are left out.
  package static func text(of baseline: Baseline) -> String {
    let counters = Metric.Source.allCases.compactMap { source -> String? in
      guard source != .work, let counter = baseline.counters[source] else { return nil }
      return "\(source.rawValue) by \(counter)"
    }
    let toolchain = baseline.toolchain
    let origin = ["Swift \(toolchain.swift)", toolchain.build] + counters
    let acceptances = baseline.acceptances.map { "\(TerminalText(line: $0.description))\n" }
    let entries = baseline.entries.sorted.map { text(of: $0.value, $0.identity) }
    return "\(baseline.suite): \(origin.joined(separator: ", "))\n" + acceptances.joined()
      + entries.joined()
  }

  private static func text(of entry: Baseline.Entry, _ identity: EntryIdentity) -> String {
    let facts = ["frames", "digest"].compactMap { name in
      entry.facts[name].map { "  \(name) \($0)\n" }
    }
    let known = (Metric.all + Metric.allOfFirstFrame).map(\.key).filter { entry.metrics[$0] != nil }
    let others = Set(entry.metrics.keys).subtracting(known).sorted()
    let metrics = (known + others).compactMap { key -> String? in
      guard let value = entry.metrics[key] else { return nil }
      let isLeftOut = identity.strategy != nil && value.constant == 0
      return isLeftOut ? nil : "  \(key) \(value)\n"
    }
    let expiring = entry.expiring.map { "  \(TerminalText(line: $0.description))\n" } ?? ""
    return "\n\(identity)\n\(expiring)\(facts.joined())\(metrics.joined())"
  }
}
