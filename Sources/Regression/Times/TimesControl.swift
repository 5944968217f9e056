package import UBResults

/// How a base compares with its own copy, by one benchmark.
package struct TimesControl: Equatable, Sendable {
  /// The benchmark and its strategy.
  package let identity: EntryIdentity
  /// The estimate by thread CPU time; `nil` if there are no pairs.
  package let cpu: TimeEstimate?
  /// The estimate by wall time.
  package let wall: TimeEstimate?
  /// Whether they look alike, so that differences of others can be believed.
  package let holds: Bool
}

extension TimesDocument {
  /// The controls that were taken, in catalogue order.
  package var controls: [TimesControl] {
    entries.filter { !$0.control.isEmpty }.map { entry in
      func estimate(by clock: TimeClock) -> TimeEstimate? {
        TimeEstimate(of: entry.control, by: clock, confidence: rule.confidence)
      }
      return TimesControl(
        identity: entry.identity,
        cpu: estimate(by: .cpu),
        wall: estimate(by: .wall),
        holds: TimeJudgement(rule).holds(control: entry.control)
      )
    }
  }

  /// Whether every control holds; a job without one proves nothing.
  package var controlsHold: Bool { !controls.isEmpty && controls.allSatisfy(\.holds) }

  /// How far a base lies from its own copy by a clock, as a share: in the benchmark's own control,
  /// or else the farthest of all; `nil` without any.
  package func floor(of entry: TimesEntry, by clock: TimeClock) -> Double? {
    func distance(_ control: TimesControl) -> Double? {
      let estimate =
        switch clock {
        case .cpu: control.cpu
        case .wall: control.wall
        }
      return estimate.map { ($0.ratio - 1).magnitude }
    }
    let own = controls.first { $0.identity == entry.identity }
    return own.flatMap(distance) ?? controls.compactMap(distance).max()
  }
}
