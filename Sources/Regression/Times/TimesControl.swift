package import UBResults

/// The comparison of a base with its own copy by one benchmark.
package struct TimesControl: Equatable, Sendable {
  /// The entry's identity.
  package let identity: EntryIdentity
  /// The estimate by thread CPU time; `nil` if there are no pairs.
  package let cpu: TimeEstimate?
  /// The estimate by wall time.
  package let wall: TimeEstimate?
  /// Whether both take the same time, so that the measurement can be trusted.
  package let holds: Bool
}

extension TimesDocument {
  /// The controls, in catalogue order.
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

  /// Whether every control holds; without a control, false.
  package var controlsHold: Bool { !controls.isEmpty && controls.allSatisfy(\.holds) }

  /// The relative distance of a base from its own copy by a clock: in the benchmark's own control,
  /// or else the largest of all; `nil` without a control.
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
