extension ResultDocument {
  /// A bad name, a second result of an entry, or a figure that doesn't follow from the frames.
  package var flaw: DocumentFlaw? {
    let named = DocumentFlaw(suite: suite, toolchain: toolchain) ?? DocumentFlaw(shard)
    if let flaw = named ?? flawOfNames { return flaw }
    var known: Set<EntryIdentity> = []
    for (index, result) in results.enumerated() {
      let key = "results[\(index)]"
      guard known.insert(result.identity).inserted else {
        return DocumentFlaw(key: key, detail: "found a second result of \(result.identity)")
      }
      if let flaw = result.flaw(at: key) { return flaw }
    }
    return nil
  }

  private var flawOfNames: DocumentFlaw? {
    let ofStrategies = strategies.enumerated().lazy.compactMap { index, strategy in
      DocumentFlaw(.strategy, strategy, at: "strategies[\(index)]")
    }
    let ofFailures = failures.enumerated().lazy.compactMap { index, failure in
      DocumentFlaw(failure.identity, at: "failures[\(index)]")
    }
    return ofStrategies.first ?? ofFailures.first
  }
}

extension BenchmarkResult {
  /// The greatest count that every reader of JSON takes exactly.
  private static let countMax = 1 << 53

  /// The first figure that is no count or doesn't follow from the frames; `nil` if there is none.
  func flaw(at key: String) -> DocumentFlaw? {
    flawOfNames(at: key) ?? flawOfCounts(at: key) ?? flawOfFrames(at: key)
      ?? time?.flaw(at: "\(key).time")
  }

  private func flawOfNames(at key: String) -> DocumentFlaw? {
    DocumentFlaw(identity, at: key) ?? DocumentFlaw(.benchmark, benchmark, at: "\(key).benchmark")
      ?? DocumentFlaw(.benchmark, id, at: "\(key).id")
      ?? parameters.keys.sorted().lazy.compactMap { name in
        DocumentFlaw(.metric, name, at: "\(key).parameters")
      }.first
  }

  private func flawOfCounts(at key: String) -> DocumentFlaw? {
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      if let flaw = DocumentFlaw(.metric, name, at: "\(key).counts") { return flaw }
      guard !(0...Self.countMax).contains(count) else { continue }
      return DocumentFlaw(
        key: "\(key).counts.\(name)",
        detail: "found \(count), expected a count from 0 to 2^53"
      )
    }
    return BindingCounts(of: counts).flatMap { $0.flaw(at: "\(key).counts") }
  }

  private func flawOfFrames(at key: String) -> DocumentFlaw? {
    func flaw(
      _ name: String,
      _ found: some CustomStringConvertible,
      _ expected: String
    ) -> DocumentFlaw {
      DocumentFlaw(key: "\(key).\(name)", detail: "found \(found), expected \(expected)")
    }
    let calls = allocations.callsByFrame
    let bytes = allocations.bytesByFrame
    let combined = FrameDigest(combining: frameDigests)
    if frameDigests.count != frames {
      let found = Amount.of(frameDigests.count, "digest")
      return flaw("frame_digests", found, "\(frames), one a frame")
    }
    if digest != combined {
      return flaw("digest", digest, "\(combined), the digest of the frames")
    }
    if calls.count != frames {
      let found = Amount.of(calls.count, "number")
      return flaw("allocations.calls_by_frame", found, "\(frames), one a frame")
    }
    if bytes.count != frames {
      let found = Amount.of(bytes.count, "number")
      return flaw("allocations.bytes_by_frame", found, "\(frames), one a frame")
    }
    let figures = AllocationFigures(
      callsByFrame: calls,
      bytesByFrame: bytes,
      liveDelta: allocations.liveDelta
    )
    if allocations != figures {
      return flaw("allocations", "figures", "the sums of the frames")
    }
    if let flaw = trace?.flaw(ofFrames: frames) {
      return DocumentFlaw(key: "\(key).trace.\(flaw.name)", detail: flaw.detail)
    }
    return nil
  }
}

/// The binding evaluations of an entry: effective and redundant ones make up all of them.
package struct BindingCounts {
  private let evaluated: Int
  private let effective: Int
  private let redundant: Int

  /// The counts by metric key; `nil` unless all three are there.
  package init?(of counts: [String: Int]) {
    guard let evaluated = counts["bindings.evaluated"],
      let effective = counts["bindings.effective"], let redundant = counts["bindings.redundant"]
    else { return nil }
    (self.evaluated, self.effective, self.redundant) = (evaluated, effective, redundant)
  }

  /// The flaw of counts that contradict each other; `nil` if they add up.
  package func flaw(at key: String) -> DocumentFlaw? {
    guard evaluated != effective &+ redundant else { return nil }
    return DocumentFlaw(
      key: "\(key).bindings.evaluated",
      detail: """
        found \(evaluated), expected \(effective &+ redundant), which is bindings.effective \
        \(effective) and bindings.redundant \(redundant)
        """
    )
  }
}

extension TimeFigures {
  /// The flaw of samples that don't belong together; `nil` if they do.
  func flaw(at key: String) -> DocumentFlaw? {
    let shape = samples.frame.map(\.count)
    for (name, others) in [("cpu_ns", samples.cpu), ("solver_ns", samples.solver)]
    where others.map(\.count) != shape {
      return DocumentFlaw(
        key: "\(key).samples.\(name)",
        detail: "found \(others.joined().count), expected one number for each of frame_ns"
      )
    }
    guard frameCount == shape.reduce(0, +), repetitions == shape.count else {
      return DocumentFlaw(
        key: "\(key).samples.frame_ns",
        detail: """
          found \(Amount.of(shape.reduce(0, +), "number")) in \
          \(Amount.of(shape.count, "repetition")), expected \
          \(frameCount) in \(repetitions)
          """
      )
    }
    return nil
  }
}
