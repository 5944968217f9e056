package import UBInstrumentation

/// The exact numbers of one counting run of a workload.
package struct CountedRun: Codable, Equatable, Sendable {
  /// The work of the run by `Counter.key`, zeros included.
  package var counts: [String: Int]
  /// The digest of each frame, in order.
  package var frameDigests: [FrameDigest]
  /// The allocations of the frames.
  package var allocations: AllocationFigures
  /// The numbers of frame 0, which the others leave out; `nil` of a run that displays nothing.
  package var first: FirstFrameFigures?

  /// The numbers of a run that did `work` in all its frames.
  package init(
    work: WorkCounters,
    frameDigests: [FrameDigest],
    allocations: AllocationFigures,
    first: FirstFrameFigures? = nil
  ) {
    counts = Dictionary(uniqueKeysWithValues: Counter.allCases.map { ($0.key, work[$0]) })
    self.frameDigests = frameDigests
    self.allocations = allocations
    self.first = first
  }

  enum CodingKeys: String, CodingKey {
    case counts, allocations, first
    case frameDigests = "frame_digests"
  }
}

extension CountedRun {
  /// The first exact number on which two runs of the same workload disagree, in words; `nil` if
  /// they agree on everything.
  package func firstDisagreement(with other: CountedRun) -> String? {
    if frameDigests.count != other.frameDigests.count {
      return "frames: \(frameDigests.count) and \(other.frameDigests.count)"
    }
    for counter in Counter.allCases where counts[counter.key] != other.counts[counter.key] {
      let values = [counts[counter.key], other.counts[counter.key]].map { "\($0 ?? 0)" }
      return "\(counter.key): \(values[0]) and \(values[1])"
    }
    for (index, (mine, others)) in zip(frameDigests, other.frameDigests).enumerated()
    where mine != others {
      return "digest of frame \(index + 1): \(mine) and \(others)"
    }
    if let first, let others = other.first, let found = first.firstDisagreement(with: others) {
      return found
    }
    return allocations.firstDisagreement(with: other.allocations)
  }
}

extension AllocationFigures {
  func firstDisagreement(with other: AllocationFigures) -> String? {
    for (index, (mine, others)) in zip(callsByFrame, other.callsByFrame).enumerated()
    where mine != others {
      return "allocation calls of frame \(index + 1): \(mine) and \(others)"
    }
    for (index, (mine, others)) in zip(bytesByFrame, other.bytesByFrame).enumerated()
    where mine != others {
      return "allocated bytes of frame \(index + 1): \(mine) and \(others)"
    }
    guard liveDelta == other.liveDelta else {
      return "allocations.live_delta: \(liveDelta) and \(other.liveDelta)"
    }
    return nil
  }
}
