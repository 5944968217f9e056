package import UBRegression
package import UBResults

/// A build held against another, in counts and in times.
package enum BuildReport {
  /// What it all means, in one line.
  package static func conclusion(of comparison: Comparison, meaning verdict: Verdict) -> String {
    let words =
      switch verdict {
      case .unchanged, .improved, .moved: "not worse than the base"
      case .inconclusive: "inconclusive: times can't be told from noise"
      case .notComparable, .rebaseline: "could not compare"
      case .regressed, .expired: "worse than the base"
      }
    return "counts: \(ComparisonReport.tally(of: comparison)); \(words)"
  }

  /// A report for a pull request; without times where none were taken.
  package static func markdown(
    of document: ResultDocument,
    _ comparison: Comparison,
    times: TimesDocument?,
    meaning verdict: Verdict
  ) -> String {
    MarkdownReport.text(
      of: document,
      conclusion: conclusion(of: comparison, meaning: verdict),
      comparison: comparison,
      sections: times.map(sections) ?? []
    )
  }

  /// The times: what changed, what didn't folded away, the controls, the machine.
  private static func sections(of times: TimesDocument) -> [String] {
    let unchanged = times.entries.filter { $0.verdict == .unchanged }
    let others = TimeVerdict.allCases.reversed().flatMap { verdict in
      times.entries.filter { $0.verdict == verdict && verdict != .unchanged }
    }
    var sections = [
      "### Times of \(times.new) against \(times.base)",
      "**\(TimesReport.tally(of: times))**",
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
    let conditions = TimesReport.conditions(of: times).map { "- \($0)" }
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
