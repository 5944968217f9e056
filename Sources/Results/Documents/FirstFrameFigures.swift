package import UBInstrumentation

/// The exact numbers of frame 0, which displays an interface for the first time.
package struct FirstFrameFigures: Codable, Equatable, Sendable {
  /// The work by `Counter.key`: passes, bindings, and what they take from cells and solver.
  package var counts: [String: Int]
  /// The allocation calls.
  package var calls: Int
  /// The allocated bytes, rounded up by the allocator.
  package var bytes: Int
  /// The digest of the display.
  package var digest: FrameDigest

  /// The counted work.
  package static let counters: [Counter] = [
    .traitsUpdated, .propertiesExecuted, .constraintsUpdated, .layoutExecuted, .displayExecuted,
    .bindingsEvaluated, .bindingsRedundant, .cellsCreated, .solverConstraintsAdded,
    .solverPivots, .turnsExecuted,
  ]

  /// The numbers of a frame that did `work`.
  package init(work: WorkCounters, calls: Int, bytes: Int, digest: FrameDigest) {
    counts = Dictionary(uniqueKeysWithValues: Self.counters.map { ($0.key, work[$0]) })
    self.calls = calls
    self.bytes = bytes
    self.digest = digest
  }
}

extension FirstFrameFigures {
  /// The first number on which two runs of the same workload disagree, in words; `nil` for none.
  func firstDisagreement(with other: FirstFrameFigures) -> String? {
    for counter in Self.counters where counts[counter.key] != other.counts[counter.key] {
      let values = [counts, other.counts].map { $0[counter.key] ?? 0 }
      return "\(counter.key) of frame 0: \(values[0]) and \(values[1])"
    }
    if calls != other.calls { return "allocation calls of frame 0: \(calls) and \(other.calls)" }
    if bytes != other.bytes { return "allocated bytes of frame 0: \(bytes) and \(other.bytes)" }
    guard digest == other.digest else {
      return "digest of frame 0: \(digest) and \(other.digest)"
    }
    return nil
  }
}
