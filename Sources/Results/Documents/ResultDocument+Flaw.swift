extension ResultDocument {
  /// A second result of an entry, or a result whose figures don't follow from its frames.
  package var flaw: DocumentFlaw? {
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
  /// The first figure that doesn't follow from the frames; `nil` if all do.
  func flaw(at key: String) -> DocumentFlaw? {
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
