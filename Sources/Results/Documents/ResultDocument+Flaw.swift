extension ResultDocument {
  /// A bad name, a second result of an entry, or a figure that doesn't follow from the frames.
  package var flaw: DocumentFlaw? {
    if let flaw = DocumentFlaw(suite: suite) { return flaw }
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
}

extension BenchmarkResult {
  /// The greatest count that every reader of JSON takes exactly.
  private static let countMax = 1 << 53

  /// The first figure that is no count or doesn't follow from the frames; `nil` if there is none.
  func flaw(at key: String) -> DocumentFlaw? {
    func flaw(
      _ name: String,
      _ found: some CustomStringConvertible,
      _ expected: String
    ) -> DocumentFlaw {
      DocumentFlaw(key: "\(key).\(name)", detail: "found \(found), expected \(expected)")
    }
    for (key, count) in counts.sorted(by: { $0.key < $1.key })
    where !(0...Self.countMax).contains(count) {
      return flaw("counts.\(key)", count, "a count from 0 to 2^53")
    }
    let calls = allocations.callsByFrame
    let bytes = allocations.bytesByFrame
    let combined = FrameDigest(combining: frameDigests)
    if frameDigests.count != frames {
      return flaw("frame_digests", "\(frameDigests.count) digests", "\(frames), one a frame")
    }
    if digest != combined {
      return flaw("digest", digest, "\(combined), the digest of the frames")
    }
    if calls.count != frames {
      return flaw("allocations.calls_by_frame", "\(calls.count) numbers", "\(frames), one a frame")
    }
    if bytes.count != frames {
      return flaw("allocations.bytes_by_frame", "\(bytes.count) numbers", "\(frames), one a frame")
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
