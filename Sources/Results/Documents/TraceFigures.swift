/// The begin, end and counts of each frame of a run, and the begin and end of each of its parts.
///
/// Moments are nanoseconds since the first frame began. Reading the clock takes time as well, so
/// traced frames take longer than timed ones.
package struct TraceFigures: Codable, Equatable, Sendable {
  /// Time spans, in the order of their begins.
  package struct Spans: Codable, Equatable, Sendable {
    /// The begin of each span.
    package var begin: [UInt64]
    /// The end of each span.
    package var end: [UInt64]

    package init(begin: [UInt64] = [], end: [UInt64] = []) {
      self.begin = begin
      self.end = end
    }

    enum CodingKeys: String, CodingKey {
      case begin = "begin_ns"
      case end = "end_ns"
    }
  }

  /// The processor the run was pinned to; `nil` if the system refused.
  package var processor: Int?
  /// The frames, which don't overlap.
  package var frames: Spans
  /// The runs of each part of the frames, by `FramePart.key`; a part may run inside another.
  package var parts: [String: Spans]
  /// The number of spans that the buffer had no room for.
  package var lostCount: Int
  /// The counts of each frame, by `Counter.key`.
  package var counts: [String: [Int]]

  package init(
    processor: Int?,
    frames: Spans,
    parts: [String: Spans],
    lostCount: Int,
    counts: [String: [Int]]
  ) {
    self.processor = processor
    self.frames = frames
    self.parts = parts
    self.lostCount = lostCount
    self.counts = counts
  }

  enum CodingKeys: String, CodingKey {
    case processor, frames, parts, counts
    case lostCount = "lost_count"
  }
}

extension TraceFigures {
  /// The first figure that contradicts the others; `nil` if none does.
  func flaw(ofFrames frameCount: Int) -> (name: String, detail: String)? {
    guard frames.begin.count == frameCount else {
      return (
        "frames.begin_ns",
        "found \(Amount.of(frames.begin.count, "number")), expected \(frameCount), one a frame"
      )
    }
    let spans = [("frames", frames)] + parts.sorted { $0.key < $1.key }.map { ("parts.\($0)", $1) }
    for (name, spans) in spans {
      guard spans.end.count == spans.begin.count else {
        return (
          "\(name).end_ns",
          "found \(Amount.of(spans.end.count, "number")), "
            + "expected \(spans.begin.count), one for each begin"
        )
      }
      guard zip(spans.begin, spans.end).allSatisfy(<=) else {
        return ("\(name).end_ns", "found an end before its begin")
      }
    }
    for (key, numbers) in counts.sorted(by: { $0.key < $1.key }) where numbers.count != frameCount {
      return (
        "counts.\(key)",
        "found \(Amount.of(numbers.count, "number")), expected \(frameCount), one a frame"
      )
    }
    return nil
  }
}
