package import UBRegression
import UBResults

/// Times of two builds in words.
package enum TimesReport {
  /// A line for each benchmark that is not unchanged, one for each control, and the conditions.
  package static func lines(of document: TimesDocument) -> [String] {
    let findings = document.entries.filter { $0.verdict != .unchanged }
      .map { line(of: $0, in: document) }
    let controls = document.controls.map { control in
      "control \(control.holds ? "holds" : "fails"): \(control.identity): base against its copy: "
        + (control.cpu.map(TimeWords.pairs) ?? "no pairs")
    }
    return findings + controls + conditions(of: document)
  }

  /// The tally of verdicts in one line.
  package static func conclusion(of document: TimesDocument) -> String {
    "times of \(document.new) against \(document.base): \(tally(of: document))"
  }

  /// The number of benchmarks of each verdict, and the margin.
  static func tally(of document: TimesDocument) -> String {
    let counts = TimeVerdict.allCases.compactMap { verdict -> String? in
      let count = document.entries.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let tally = counts.isEmpty ? "none" : counts.joined(separator: ", ")
    return "\(tally) (margin \(TimeWords.percent(document.rule.margin)))"
  }

  private static func line(of entry: TimesEntry, in document: TimesDocument) -> String {
    let head = "\(entry.verdict.rawValue): \(entry.identity): "
    guard entry.obstacle == nil else { return head + (entry.obstacle ?? "") }
    let texts = TimeClock.allCases.compactMap { clock in
      entry.estimate(by: clock).map { "\(TimeWords.name(of: clock)) \(TimeWords.pairs(of: $0))" }
    }
    let tail = entry.tail.flatMap { TimeWords.tail(of: $0, in: document) }
    let stages = entry.second.isEmpty ? "" : ", in two stages"
    return head + (texts + [tail].compactMap(\.self)).joined(separator: ", ") + stages
  }

  /// The load of the machine, with warnings.
  static func conditions(of document: TimesDocument) -> [String] {
    let conditions = document.conditions
    let loads = [conditions.loadBefore, conditions.loadAfter]
    let load = loads.map { Quantity.decimal($0, places: 1) }.joined(separator: " to ")
    let steal = conditions.steal.map { "\(TimeWords.percent($0)) stolen by the host" }
    let machine = Amount.of(document.machine.cores, "processor") + ", \(document.machine.processor)"
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

// MARK: - Markdown

extension TimesReport {
  /// The times as sections: changes, folded unchanged benchmarks and controls, and the machine.
  static func markdown(of times: TimesDocument) -> [String] {
    let unchanged = times.entries.filter { $0.verdict == .unchanged }
    let others = TimeVerdict.allCases.reversed().flatMap { verdict in
      times.entries.filter { $0.verdict == verdict && verdict != .unchanged }
    }
    var sections = [
      "### " + MarkdownText.inline("Times of \(times.new) against \(times.base)"),
      "**\(tally(of: times))**",
    ]
    if !others.isEmpty { sections.append(table(of: others)) }
    if !unchanged.isEmpty {
      sections.append(
        MarkdownReport.folded("\(unchanged.count) unchanged", table(of: unchanged))
      )
    }
    if !times.controls.isEmpty {
      let fails = times.controls.count { !$0.holds }
      let title =
        "controls, base against its own copy: "
        + (fails == 0
          ? "all \(times.controls.count) hold" : "\(fails) of \(times.controls.count) fail")
      sections.append(MarkdownReport.folded(title, table(of: times.controls)))
    }
    let conditions = conditions(of: times).map { "- \(MarkdownText.inline($0))" }
    return sections + [conditions.joined(separator: "\n")]
  }

  private static func table(of entries: [TimesEntry]) -> String {
    grid(entries.map { ($0.identity, $0.cpu, $0.wall, [$0.verdict.rawValue, $0.obstacle]) })
  }

  private static func table(of controls: [TimesControl]) -> String {
    grid(controls.map { ($0.identity, $0.cpu, $0.wall, [$0.holds ? "holds" : "fails"]) })
  }

  private static func grid(
    _ rows: [(identity: EntryIdentity, cpu: TimeEstimate?, wall: TimeEstimate?, words: [String?])]
  ) -> String {
    TextGrid(
      header: ["benchmark", "processor time", "wall time", "pairs", "verdict"],
      rows: rows.map { row in
        [
          row.identity.description,
          row.cpu.map(TimeWords.text) ?? "-",
          row.wall.map(TimeWords.text) ?? "-",
          row.cpu.map { String($0.pairs) } ?? "-",
          row.words.compactMap(\.self).joined(separator: ": "),
        ]
      }
    ).markdown
  }
}
