package import UBResults

/// The times of one benchmark under one strategy in two builds.
package struct TimesEntry: Codable, Equatable, Sendable {
  /// The name with its non-default parameters or tags.
  package var label: String
  /// The strategy; `nil` for a benchmark of plain Swift.
  package var strategy: String?
  /// The verdict on the times.
  package var verdict: TimeVerdict
  /// The reason why there are no times; `nil` if there are.
  package var obstacle: String?
  /// The estimate by thread CPU time from both stages.
  package var cpu: TimeEstimate?
  /// The estimate by wall time from both stages.
  package var wall: TimeEstimate?
  /// The comparison of slowest frames from both stages; `nil` if frames weren't timed one by one.
  package var tail: TailEstimate?
  /// The launches of the first stage.
  package var first: [PairedLaunch]
  /// The launches of the second stage; empty if the first raised no suspicion.
  package var second: [PairedLaunch]
  /// The launches of the base against its copy; empty for an entry without a control.
  package var control: [PairedLaunch]

  /// An entry without samples.
  package init(_ identity: EntryIdentity, verdict: TimeVerdict, obstacle: String? = nil) {
    label = identity.label
    strategy = identity.strategy
    self.verdict = verdict
    self.obstacle = obstacle
    first = []
    second = []
    control = []
  }

  /// The entry's identity in its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }
}

extension TimesEntry {
  /// The estimate by a clock from both stages.
  package func estimate(by clock: TimeClock) -> TimeEstimate? {
    switch clock {
    case .cpu: cpu
    case .wall: wall
    }
  }

  /// The verdict on the times of one clock; a slower entry need not be slower by both clocks.
  package func verdict(by clock: TimeClock, margin: Double) -> TimeVerdict {
    func shows(_ clock: TimeClock) -> Bool {
      guard let estimate = estimate(by: clock), let low = estimate.low else { return false }
      return estimate.ratio > 1 + margin && low > 1
    }
    guard verdict == .slower, !shows(clock), TimeClock.allCases.contains(where: shows) else {
      return verdict
    }
    let high = estimate(by: clock)?.high ?? .infinity
    return high <= 1 + margin ? .unchanged : .inconclusive
  }
}
