import UBRegression
import UBResults

/// One benchmark on both sides.
struct EntryComparison {
  /// What was found.
  private(set) var findings: [Finding] = []
  private let name: String
  private let baseName: String
  /// How many metrics were compared.
  private var judgedCount = 0

  /// What it all means; `nil` if nothing was compared.
  var verdict: Verdict? {
    let verdicts = findings.compactMap(\.verdict)
    return judgedCount == 0 && verdicts.isEmpty ? nil : Verdict.decisive(among: verdicts)
  }

  /// Compares the metrics that either side has.
  init(
    name: String,
    base: SuiteBaseline.Entry?,
    run: SuiteBaseline.Entry?,
    figures: BenchmarkFigures?,
    thresholds: SuiteThresholds,
    scope: SuiteRequest,
    today: Day,
    baseName: String,
    isSameMachine: Bool
  ) {
    self.name = name
    self.baseName = baseName
    guard let base else {
      find(.notComparable, "the run has it, the \(baseName) does not")
      return
    }
    guard let run, let figures else {
      find(.notComparable, "the \(baseName) has it, the run does not")
      return
    }
    guard base.scalingFactor == run.scalingFactor else {
      let change = "scaling factor \(base.scalingFactor) -> \(run.scalingFactor)"
      find(.notComparable, "it does something else: \(change)")
      return
    }
    for key in thresholds.keys(of: name).filter(scope.includes) {
      guard let reason = figures.unavailable[key] else { continue }
      find(.notComparable, "\(key) has thresholds and can't be measured here: \(reason)")
    }
    let keys = Set(base.metrics.keys).union(run.metrics.keys).filter(scope.includes)
    for key in keys.sorted() {
      let isTime = BenchmarkMetric.isTime(key: key)
      if isTime, !scope.usesTime { continue }
      if figures.metrics[key] == nil, scope.leavesOut(metric: key) { continue }
      if isTime, !isSameMachine {
        find(.notComparable, "\(key) of the \(baseName) is of another machine")
        continue
      }
      judgedCount += 1
      compare(key, base.metrics[key], figures, thresholds[name, key])
    }
    let rule = SuiteRule(of: [figures], thresholds: thresholds)
    reportExpiry(of: base, run, by: rule, scope, on: today)
    if judgedCount == 0, findings.isEmpty {
      find(nil, "none of its metrics is a count or has a threshold that is judged")
    }
  }

  /// Tells of what was accepted until a day that has passed, and is still worse than before.
  ///
  /// A number that was not taken or not to be judged is that of the baseline.
  private mutating func reportExpiry(
    of base: SuiteBaseline.Entry,
    _ run: SuiteBaseline.Entry,
    by rule: SuiteRule,
    _ scope: SuiteRequest,
    on today: Day
  ) {
    guard let acceptance = base.expiring, acceptance.hasExpired(on: today) else { return }
    let keys = acceptance.before.keys.filter(scope.includes).sorted()
    let differences = keys.compactMap { key -> String? in
      let isJudged = !BenchmarkMetric.isTime(key: key) || scope.usesTime
      let now = (isJudged ? run.metrics[key] : nil) ?? base.metrics[key]
      guard let before = acceptance.before[key], let now,
        rule.isWorse(key, of: name, now, than: before)
      else { return nil }
      return "\(key) \(before) -> \(now)"
    }
    guard !differences.isEmpty else { return }
    find(.expired, acceptance.expiry(differences))
  }

  private mutating func compare(
    _ key: String,
    _ old: BaselineMetric?,
    _ run: BenchmarkFigures,
    _ thresholds: BenchmarkThresholds?
  ) {
    guard let old else {
      find(.notComparable, "metric \(key) is missing in the \(baseName)")
      return
    }
    guard let new = run.metrics[key] else {
      let isTaken = BenchmarkMetric.isCounted(key: key) || thresholds != nil
      let reason = run.unavailable[key] ?? (isTaken ? nil : "it is taken only with a threshold")
      let detail = "metric \(key) is missing in the run\(reason.map { ": \($0)" } ?? "")"
      find(.notComparable, detail)
      return
    }
    let check = ThresholdCheck(
      old: old.percentiles,
      new: new.percentiles,
      polarity: new.polarity
    )
    if let thresholds {
      guard !thresholds.isEmpty else {
        find(nil, "\(key) has empty thresholds")
        return
      }
      for deviation in check.deviations(from: thresholds) {
        find(deviation.verdict, "\(key) \(deviation)")
      }
    } else if new.kind == .nondeterministic {
      let reason = new.disagreement ?? "two processes disagree"
      find(.notComparable, "\(key) is nondeterministic: \(reason); give it a threshold")
    } else if old.kind == .simulated, new.kind == .simulated {
      for deviation in check.deviations(from: .simulated) {
        find(deviation.verdict, "\(key) \(deviation)")
      }
    } else if old.kind != .exact || new.kind != .exact {
      find(.notComparable, "\(key) is not the same in every process; give it a threshold")
    } else {
      report(check.deviations(), of: key, old, new)
    }
  }

  /// Tells of an exact metric that changed; one line, if it is the same in every iteration.
  private mutating func report(
    _ deviations: [ThresholdCheck.Deviation],
    of key: String,
    _ old: BaselineMetric,
    _ new: MetricFigures
  ) {
    let isConstant = old.percentiles.constant != nil && new.percentiles.constant != nil
    for deviation in isConstant ? Array(deviations.prefix(1)) : deviations {
      let text = isConstant ? deviation.amounts : deviation.description
      find(deviation.verdict, "\(key) \(text)")
    }
  }

  private mutating func find(_ verdict: Verdict?, _ detail: String) {
    findings.append(Finding(verdict: verdict, benchmark: name, detail: detail))
  }
}
