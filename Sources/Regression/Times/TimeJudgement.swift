package import UBResults
import UBStatistics

/// Judges the times of two builds; reads no clock.
///
/// Thread CPU time decides. Wall time can raise a suspicion too, since a waiting frame takes no
/// CPU time, and so can the slowest frames of samples, which a median hides.
package struct TimeJudgement: Sendable {
  /// The margin and the confidence of the judgement.
  package let rule: TimeRule

  package init(_ rule: TimeRule) {
    self.rule = rule
  }

  /// The findings of a stage, benchmark by benchmark.
  ///
  /// A benchmark is suspected if its median ratio exceeds the margin, Wilcoxon's test of its pairs
  /// is significant after Holm's correction over all benchmarks, both clocks and their slowest
  /// frames, and the interval of its launches lies above one; or if the sign test of its slowest
  /// frames is as significant. It is cleared if its interval lies below the margin.
  package func findings(of stages: [[PairedLaunch]]) -> [TimeFinding] {
    let clocks = TimeClock.allCases
    let estimates = stages.flatMap { stage in
      clocks.map { TimeEstimate(of: stage, by: $0, confidence: rule.confidence) }
    }
    let tails = stages.map(TailEstimate.init)
    let chances = HolmCorrection.adjusted(
      estimates.map { $0?.pSlower ?? 1 } + tails.compactMap { $0?.pSlower }
    )
    var tailChances = chances[estimates.count...].makeIterator()
    return stages.indices.map { index in
      let own = clocks.indices.map { index * clocks.count + $0 }
      let isSuspected = own.contains { isSlower(estimates[$0], chance: chances[$0]) }
      let tailChance = tails[index] == nil ? 1 : tailChances.next() ?? 1
      if isSuspected || tailChance <= rule.significance { return .suspected }
      let estimate = own.lazy.compactMap { estimates[$0] }.first
      return isCleared(estimate) ? .cleared : .undecided
    }
  }

  /// Whether another round of pairs may change a finding.
  ///
  /// It may if the benchmark is undecided, or if its slowest frames only suggest a slowdown.
  package func needsMorePairs(than launches: [PairedLaunch], after finding: TimeFinding) -> Bool {
    switch finding {
    case .suspected: false
    case .cleared: isTailDoubtful(launches)
    case .undecided: true
    }
  }

  private func isTailDoubtful(_ launches: [PairedLaunch]) -> Bool {
    guard let tail = TailEstimate(of: launches) else { return false }
    return tail.pSlower <= 1 - rule.confidence
  }

  /// Whether a base and its copy take the same time, so that the measurement can be trusted.
  ///
  /// They don't if they differ by more than half the margin and the launches agree on it.
  package func holds(control: [PairedLaunch]) -> Bool {
    TimeClock.allCases.allSatisfy { clock in
      let estimate = TimeEstimate(of: control, by: clock, confidence: 1 - rule.significance)
      guard let estimate, let low = estimate.low, let high = estimate.high else { return false }
      return (estimate.ratio - 1).magnitude <= rule.margin / 2 || low <= 1 && high >= 1
    }
  }

  /// Whether a control is exact enough to vouch for a slowdown.
  ///
  /// By one of the clocks that show the slowdown, the control's interval is at most twice as wide
  /// as the margin, or lies below the slowdown's. For slowest frames, the control's don't even
  /// suggest a difference.
  package func vouches(control: [PairedLaunch], for launches: [PairedLaunch]) -> Bool {
    if let tail = TailEstimate(of: launches), tail.pSlower <= rule.significance,
      TailEstimate(of: control) != nil, !isTailDoubtful(control)
    {
      return true
    }
    return TimeClock.allCases.contains { clock in
      let own = TimeEstimate(of: control, by: clock, confidence: rule.confidence)
      let found = TimeEstimate(of: launches, by: clock, confidence: rule.confidence)
      guard let low = own?.low, let high = own?.high, let least = found?.low else { return false }
      return least > 1 && (high - low <= 2 * rule.margin || high < least)
    }
  }

  /// The verdict on a benchmark.
  ///
  /// - Parameters:
  ///   - first: the finding of the first stage.
  ///   - second: the finding of the second; `nil` if the first raised no suspicion.
  ///   - launches: the launches of both stages.
  ///   - control: the launches of the base against its copy.
  /// - Returns: slower only if both stages suspect it and the control vouches for it.
  package func verdict(
    first: TimeFinding,
    second: TimeFinding?,
    launches: [PairedLaunch],
    control: [PairedLaunch]
  ) -> TimeVerdict {
    switch (first, second) {
    case (.suspected, .suspected):
      vouches(control: control, for: launches) ? .slower : .inconclusive
    case (.suspected, _):
      isCleared(TimeEstimate(of: launches, by: .cpu, confidence: rule.confidence))
        ? .unchanged : .inconclusive
    case (.undecided, _): .inconclusive
    case (.cleared, _): isFaster(launches) ? .faster : .unchanged
    }
  }

  private func isSlower(_ estimate: TimeEstimate?, chance: Double) -> Bool {
    guard let estimate, let low = estimate.low else { return false }
    return estimate.ratio > 1 + rule.margin && low > 1 && chance <= rule.significance
  }

  private func isCleared(_ estimate: TimeEstimate?) -> Bool {
    guard let high = estimate?.high else { return false }
    return high <= 1 + rule.margin
  }

  private func isFaster(_ launches: [PairedLaunch]) -> Bool {
    let estimate = TimeEstimate(of: launches, by: .cpu, confidence: rule.confidence)
    guard let estimate, let high = estimate.high else { return false }
    return estimate.ratio < 1 - rule.margin && high < 1 && estimate.pFaster <= rule.significance
  }
}

/// The margin and the error rates of judging times.
package struct TimeRule: Codable, Equatable, Sendable {
  /// The tolerated slowdown, as a share of the base.
  package var margin: Double
  /// The tolerated chance of a false alarm over all benchmarks together.
  package var significance: Double
  /// The confidence level of a slowdown's two-sided interval.
  package var confidence: Double

  /// A margin of 2 %, a significance of 0.1 % and a confidence of 98 %.
  package static let standard = TimeRule(margin: 0.02, significance: 0.001, confidence: 0.98)

  package init(margin: Double, significance: Double, confidence: Double) {
    self.margin = margin
    self.significance = significance
    self.confidence = confidence
  }
}

/// The finding of one stage of sampling about a benchmark.
package enum TimeFinding: String, Codable, Sendable {
  /// The new build looks slower than the margin allows.
  case suspected
  /// The new build is not slower than the margin allows.
  case cleared
  /// The stage can't tell.
  case undecided
}

/// The verdict on the times of two builds.
package enum TimeVerdict: String, Codable, Sendable, CaseIterable {
  /// The new build is not slower than the margin allows.
  case unchanged
  /// The new build is faster by more than the margin; times aren't stored, so nothing is accepted.
  case faster
  /// The difference could be noise.
  case inconclusive
  /// One side has no times.
  case notComparable = "not comparable"
  /// Two stages found the new build slower than the margin allows.
  case slower

  /// The verdict in terms of exact numbers.
  package var verdict: Verdict {
    switch self {
    case .unchanged, .faster: .unchanged
    case .inconclusive: .inconclusive
    case .notComparable: .notComparable
    case .slower: .regressed
    }
  }
}
