package import UBRegression
import UBResults

/// Times of two builds in words.
package enum TimesReport {
  /// A line for each benchmark that is not unchanged, one for each control, and the conditions.
  package static func lines(of document: TimesDocument) -> [String] {
    let told = document.entries.filter { $0.verdict != .unchanged }.map(line)
    let controls = document.controls.map { control in
      "control \(control.holds ? "holds" : "fails"): \(control.identity): base against its copy: "
        + (control.cpu.map(TimeWords.pairs) ?? "no pairs")
    }
    return told + controls + conditions(of: document)
  }

  /// What the times mean, in one line.
  package static func conclusion(of document: TimesDocument) -> String {
    "times of \(document.new) against \(document.base): \(tally(of: document))"
  }

  /// How many benchmarks have each verdict, and the margin.
  static func tally(of document: TimesDocument) -> String {
    let counts = TimeVerdict.allCases.compactMap { verdict -> String? in
      let count = document.entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let tally = counts.isEmpty ? "none" : counts.joined(separator: ", ")
    return "\(tally) (margin \(TimeWords.percent(document.rule.margin)))"
  }

  private static func line(of entry: TimesEntry) -> String {
    let head = "\(entry.verdict.rawValue): \(entry.identity): "
    guard entry.obstacle == nil else { return head + (entry.obstacle ?? "") }
    let texts = TimeClock.allCases.compactMap { clock in
      entry.estimate(by: clock).map { "\(TimeWords.name(of: clock)) \(TimeWords.pairs(of: $0))" }
    }
    let stages = entry.second.isEmpty ? "" : ", in two stages"
    return head + texts.joined(separator: ", ") + stages
  }

  /// What else the machine was doing, and what that means.
  static func conditions(of document: TimesDocument) -> [String] {
    let conditions = document.conditions
    let loads = [conditions.loadBefore, conditions.loadAfter]
    let load = loads.map { Quantity.decimal($0, places: 1) }.joined(separator: " to ")
    let steal = conditions.steal.map { "\(TimeWords.percent($0)) stolen by the host" }
    let machine = "\(document.machine.cores) processors, \(document.machine.processor)"
    var lines = ["machine: \(machine), load \(load), \(steal ?? "steal unknown")"]
    if loads.contains(where: { $0 > Double(2 * document.machine.cores) }) {
      lines.append("warning: the load exceeds two for each processor")
    }
    if let steal = conditions.steal, steal > stealMax {
      let share = TimeWords.percent(stealMax)
      lines.append("warning: the host gives more than \(share) of the time to others")
    }
    if !document.controlsHold, document.entries.contains(where: { $0.obstacle == nil }) {
      lines.append("warning: no time is judged, since base and copy don't look alike")
    }
    return lines
  }

  private static let stealMax = 0.1
}
