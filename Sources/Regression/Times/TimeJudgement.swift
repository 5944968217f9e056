package import UBResults
import UBStatistics

/// The rule by which times of two builds are judged; no clock is read here.
///
/// Thread CPU time decides. Wall time can raise a suspicion, too, since a frame that waits takes
/// no processor time.
package struct TimeJudgement: Sendable {
  /// When a difference counts.
  package let rule: TimeRule

  package init(_ rule: TimeRule) {
    self.rule = rule
  }

  /// What a stage says of each of several benchmarks.
  ///
  /// Suspected is a benchmark whose median ratio exceeds the margin, whose pairs are not a matter
  /// of chance by Wilcoxon's test, corrected by Holm over all benchmarks and both clocks, and whose
  /// launches agree that it is slower: their interval lies above one. Cleared is one whose interval
  /// lies below the margin.
  package func findings(of stages: [[PairedLaunch]]) -> [TimeFinding] {
    let clocks = TimeClock.allCases
    let estimates = stages.flatMap { stage in
      clocks.map { TimeEstimate(of: stage, by: $0, confidence: rule.confidence) }
    }
    let chances = HolmCorrection.adjusted(estimates.map { $0?.pSlower ?? 1 })
    return stages.indices.map { index in
      let own = clocks.indices.map { index * clocks.count + $0 }
      let isSuspected = own.contains { isSlower(estimates[$0], chance: chances[$0]) }
      if isSuspected { return .suspected }
      let estimate = own.lazy.compactMap { estimates[$0] }.first
      return isCleared(estimate) ? .cleared : .undecided
    }
  }

  /// Whether a base and its copy look alike, so that differences of others can be believed.
  ///
  /// They don't if they differ by more than half the margin and launches agree on it.
  package func holds(control: [PairedLaunch]) -> Bool {
    TimeClock.allCases.allSatisfy { clock in
      let estimate = TimeEstimate(of: control, by: clock, confidence: 1 - rule.significance)
      guard let estimate, let low = estimate.low, let high = estimate.high else { return false }
      return (estimate.ratio - 1).magnitude <= rule.margin / 2 || low <= 1 && high >= 1
    }
  }

  /// The verdict on a benchmark.
  ///
  /// - Parameters:
  ///   - first: what the first stage says.
  ///   - second: what the second says; `nil` if there was no suspicion to confirm.
  ///   - launches: those of both stages.
  /// - Returns: slower only if both stages say so.
  package func verdict(
    first: TimeFinding,
    second: TimeFinding?,
    launches: [PairedLaunch]
  ) -> TimeVerdict {
    switch (first, second) {
    case (.suspected, .suspected): .slower
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
