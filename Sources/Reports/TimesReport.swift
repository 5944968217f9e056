package import Regression
import Results

/// Times of two builds in words.
package enum TimesReport {
  /// A line for each benchmark that is not unchanged, one for each control, and the conditions.
  package static func lines(of document: TimesDocument) -> [String] {
    let told = document.entries.filter { $0.verdict != .unchanged }.map(line)
    let controls = document.entries.filter { !$0.control.isEmpty }.map { entry in
      let estimate = TimeEstimate(
        of: entry.control,
        by: .cpu,
        confidence: document.rule.confidence
      )
      let verdict = TimeJudgement(document.rule).holds(control: entry.control) ? "holds" : "fails"
      return "control \(verdict): \(entry.identity): base against its copy: "
        + (estimate.map(text) ?? "no pairs")
    }
    return told + controls + conditions(of: document)
  }

  /// What the times mean, in one line.
  package static func conclusion(of document: TimesDocument) -> String {
    let counts = TimeVerdict.allCases.compactMap { verdict -> String? in
      let count = document.entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let tally = counts.isEmpty ? "none" : counts.joined(separator: ", ")
    let margin = "margin \(percent(document.rule.margin))"
    return "times of \(document.new) against \(document.base): \(tally) (\(margin))"
  }

  private static func line(of entry: TimesEntry) -> String {
    let head = "\(entry.verdict.rawValue): \(entry.identity): "
    guard entry.obstacle == nil else { return head + (entry.obstacle ?? "") }
    let texts = [("processor time", entry.cpu), ("wall time", entry.wall)]
      .compactMap { name, estimate in estimate.map { "\(name) \(text(of: $0))" } }
    let stages = entry.second.isEmpty ? "" : ", in two stages"
    return head + texts.joined(separator: ", ") + stages
  }

  private static func text(of estimate: TimeEstimate) -> String {
    let interval =
      estimate.low.flatMap { low in
        estimate.high.map { " [\(change(low)), \(change($0))]" }
      } ?? ""
    return "\(change(estimate.ratio))\(interval) in \(estimate.pairs) pairs"
  }

  private static func conditions(of document: TimesDocument) -> [String] {
    let conditions = document.conditions
    let steal = conditions.steal.map { "\(percent($0)) stolen by the host" } ?? "steal unknown"
    let loads = "load \(tenths(conditions.loadBefore)) to \(tenths(conditions.loadAfter))"
    let machine = "\(document.machine.cores) processors, \(document.machine.processor)"
    var lines = ["machine: \(machine), \(loads), \(steal)"]
    let load = max(conditions.loadBefore, conditions.loadAfter)
    if load > Double(2 * document.machine.cores) {
      lines.append("warning: the load exceeds two for each processor")
    }
    if let steal = conditions.steal, steal > stealMax {
      lines.append("warning: the host gives more than \(percent(stealMax)) of the time to others")
    }
    if !document.controlsHold, document.entries.contains(where: { $0.obstacle == nil }) {
      lines.append("warning: no time is judged, since base and copy don't look alike")
    }
    return lines
  }

  private static let stealMax = 0.1

  /// A ratio as a change, such as `+5.23 %`.
  private static func change(_ ratio: Double) -> String {
    let hundredths = ((ratio - 1) * 10_000).rounded()
    guard hundredths.magnitude < 1e12 else { return "x \(ratio)" }
    let magnitude = Int(hundredths.magnitude)
    let digits = "\(magnitude % 100 / 10)\(magnitude % 10)"
    return "\(hundredths < 0 ? "-" : "+")\(magnitude / 100).\(digits) %"
  }

  private static func percent(_ share: Double) -> String { "\(tenths(share * 100)) %" }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value.magnitude * 10).rounded())
    return "\(value < 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
