package import UBRegression
import UBResults

/// A baseline for a person.
package enum BaselineReport {
  /// The origin, the acceptances, and the metrics of each entry that are not zero.
  package static func text(of baseline: Baseline) -> String {
    let toolchain = baseline.toolchain
    let origin = """
      \(baseline.suite): Swift \(toolchain.swift), \(toolchain.configuration.rawValue), \
      allocations by \(baseline.allocationCounter)

      """
    let acceptances = baseline.acceptances.map { "\($0)\n" }
    let entries = baseline.identities.map { identity -> String in
      guard let entry = baseline[identity] else { return "" }
      let metrics = Metric.all.compactMap { metric -> String? in
        guard let value = entry.metrics[metric.key], value != 0 else { return nil }
        return "  \(metric.key) \(value)\n"
      }
      let behaviour = "  frames \(entry.frames)\n  digest \(entry.digest)\n"
      let expiring = entry.expiring.map { "  \($0)\n" } ?? ""
      return "\n\(identity)\n\(expiring)\(behaviour)\(metrics.joined())"
    }
    return origin + acceptances.joined() + entries.joined()
  }
}
