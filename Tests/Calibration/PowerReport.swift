import UBRegression
import UBResults
import UBStatistics

/// The gate's detection rates and false-alarm rates, as tables in Markdown.
nonisolated package enum PowerReport {
  /// The tables, with the setting and the commands that repeat them.
  package static func markdown(of document: PowerDocument) -> String {
    let times = rows(of: document.trials.filter { $0.foundBy != nil })
    let exact = rows(of: document.trials.filter { $0.foundBy == nil })
    let rules = PeerRule.allCases.map(\.rawValue)
    let head = ["change", "trials", "estimate", "found", "inconclusive", "stage"] + rules
    return """
      # Detection rates and false-alarm rates of the gate

      \(setting(of: document))

      ## Times

      Each cell gives the share of trials in which a slowdown was reported, with its exact 95 %
      interval. The rules of other tools see only the samples of the first stage, which are
      interleaved and pinned; the runs that those tools make themselves are neither, and are not
      measured here.

      \(table(head, times.map(timeCells)))

      ## Exact numbers

      \(table(["change", "trials", "found"], exact.map(exactCells)))

      ## Commands

      \(document.commands.map { "    \($0)" }.joined(separator: "\n"))

      """
  }

  /// The trials of one change.
  private typealias Row = (change: String, trials: [PowerTrial])

  private static func rows(of trials: [PowerTrial]) -> [Row] {
    var rows: [Row] = []
    for trial in trials {
      let name = "\(trial.change) in \(trial.workload)"
      if let index = rows.firstIndex(where: { $0.change == name }) {
        rows[index].trials.append(trial)
      } else {
        rows.append((name, [trial]))
      }
    }
    return rows
  }

  private static func timeCells(_ row: Row) -> [String] {
    let ratios = row.trials.compactMap(\.ratio)
    let middle = median(of: ratios).map { change($0) } ?? "-"
    let spread = ratios.count > 1 ? Moments(of: ratios).variance.squareRoot() : 0
    let seconds = row.trials.compactMap(\.stageSeconds).max() ?? 0
    return [
      row.change, "\(row.trials.count)",
      "\(middle) (sd \(decimal(spread * 100, 2)) %)",
      share(row.trials.count(where: \.isFound), of: row.trials.count),
      "\(row.trials.count(where: \.isInconclusive))",
      "\(decimal(seconds, 2)) s",
    ]
      + PeerRule.allCases.map { rule in
        share(row.trials.count { $0.foundBy?.contains(rule) ?? false }, of: row.trials.count)
      }
  }

  private static func exactCells(_ row: Row) -> [String] {
    [
      row.change, "\(row.trials.count)",
      share(row.trials.count(where: \.isFound), of: row.trials.count),
    ]
  }

  private static func setting(of document: PowerDocument) -> String {
    let loads = document.trials.map(\.load)
    let rule = document.rule
    return """
      \(document.date), \(document.machine.processor), \(document.machine.cores) processors, \
      \(document.machine.kernel), Swift \(document.toolchain.swift), \
      \(document.toolchain.build) build; load \(decimal(loads.min() ?? 0, 1)) to \
      \(decimal(loads.max() ?? 0, 1)). Margin \(decimal(rule.margin * 100, 1)) %, significance \
      \(decimal(rule.significance, 3)), intervals of launches \
      \(decimal(rule.confidence * 100, 0)) %; 'stage' is the longest of all trials.
      """
  }

  /// A count and its share with the exact interval, such as `59/60, 98 % [91-100]`.
  private static func share(_ count: Int, of trials: Int) -> String {
    let interval = BinomialInterval(count: count, of: trials)
    let share = decimal(Double(count) / Double(trials) * 100, 1)
    let low = decimal(interval.low * 100, 1)
    return "\(count)/\(trials), \(share) % [\(low), \(decimal(interval.high * 100, 1))]"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "No trials." }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func change(_ ratio: Double) -> String {
    "\(ratio < 1 ? "-" : "+")\(decimal((ratio - 1).magnitude * 100, 2)) %"
  }

  /// A number that isn't negative with a number of decimals.
  private static func decimal(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let whole = Int((value * Double(scale)).rounded())
    guard places > 0 else { return "\(whole)" }
    let digits = String(whole % scale)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(whole / scale).\(zeros)\(digits)"
  }
}
