package import UBResults

/// One entry on both sides.
package struct EntryComparison: Equatable, Sendable {
  /// Which entry.
  package let identity: EntryIdentity
  /// Why it can't be compared, or can't be compared in full.
  package let obstacles: [Obstacle]
  /// The metrics that differ, in catalogue order.
  ///
  /// Where the two sides did different things they are only told, not judged.
  package let differences: [MetricDifference]
  /// What was accepted until a day that has passed, and is still worse than before.
  package let expired: ExpiredAcceptance?

  package init(
    identity: EntryIdentity,
    obstacles: [Obstacle] = [],
    differences: [MetricDifference] = [],
    expired: ExpiredAcceptance? = nil
  ) {
    self.identity = identity
    self.obstacles = obstacles
    self.differences = differences
    self.expired = expired
  }

  /// What the entry means.
  package var verdict: Verdict {
    if didSomethingElse { return .notComparable }
    let obstacle: [Verdict] = obstacles.isEmpty ? [] : [.notComparable]
    let expiry: [Verdict] = expired == nil ? [] : [.expired]
    return Verdict.decisive(among: differences.map(\.verdict) + obstacle + expiry)
  }

  /// Whether the two sides did different things, so that their work can't be judged.
  package var didSomethingElse: Bool {
    obstacles.contains { obstacle in
      if case .changedBehaviour = obstacle { true } else { false }
    }
  }
}
