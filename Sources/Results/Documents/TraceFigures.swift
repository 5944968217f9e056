/// When each frame of a run and each part of it began and ended, and what was counted in it.
///
/// Moments are nanoseconds since the first frame began. Reading the clock takes time as well, so a
/// frame that is traced takes longer than one that is timed.
package struct TraceFigures: Codable, Equatable, Sendable {
  /// Stretches of time, in the order in which they began.
  package struct Spans: Codable, Equatable, Sendable {
    /// When each began.
    package var begin: [UInt64]
    /// When each ended.
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
  /// The frames, of which none overlaps another.
  package var frames: Spans
  /// The runs of each part of the frames, by `FramePart.key`; a part may run inside another.
  package var parts: [String: Spans]
  /// How many runs of parts did not fit into the memory set apart.
  package var lostCount: Int
  /// What was counted in each frame, by `Counter.key`.
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
  /// A figure that doesn't fit the others, and what is wrong with it; `nil` if all fit.
  func flaw(ofFrames frameCount: Int) -> (name: String, detail: String)? {
    guard frames.begin.count == frameCount else {
      return (
        "frames.begin_ns",
        "found \(frames.begin.count) numbers, expected \(frameCount), one a frame"
      )
    }
    let spans = [("frames", frames)] + parts.sorted { $0.key < $1.key }.map { ("parts.\($0)", $1) }
    for (name, spans) in spans {
      guard spans.end.count == spans.begin.count else {
        return (
          "\(name).end_ns",
          "found \(spans.end.count) numbers, expected \(spans.begin.count), one for each begin"
        )
      }
      guard zip(spans.begin, spans.end).allSatisfy(<=) else {
        return ("\(name).end_ns", "found an end before its begin")
      }
    }
    for (key, numbers) in counts.sorted(by: { $0.key < $1.key }) where numbers.count != frameCount {
      return (
        "counts.\(key)", "found \(numbers.count) numbers, expected \(frameCount), one a frame"
      )
    }
    return nil
  }
}
