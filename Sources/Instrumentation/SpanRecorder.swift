/// Records when parts of frames begin and end, in memory that was allocated before.
///
/// A part may run inside another; spans are kept in the order in which they begin. Spans that don't
/// fit are only counted, so that recording allocates nothing.
public final class SpanRecorder {
  /// One run of a part of a frame, in nanoseconds of the recorder's clock.
  public struct Span: Equatable, Sendable {
    /// The part that ran.
    public var part: FramePart
    /// When it began.
    public var begin: UInt64
    /// When it ended.
    public var end: UInt64

    /// A run of a part between two moments.
    public init(part: FramePart, begin: UInt64, end: UInt64) {
      self.part = part
      self.begin = begin
      self.end = end
    }
  }

  private struct State {
    let clock: @convention(c) () -> UInt64
    var spans: [Span]
    var count = 0
    var lostCount = 0
    /// The indices of the spans that have begun and not ended; -1 for one that didn't fit.
    var open: [Int]
    var depth = 0
  }

  private var state: State

  /// A recorder that reads a clock in nanoseconds and has room for a number of spans.
  public init(clock: @escaping @convention(c) () -> UInt64, capacity: Int, depthMax: Int = 256) {
    state = State(
      clock: clock,
      spans: Array(repeating: Span(part: .layout, begin: 0, end: 0), count: capacity),
      open: Array(repeating: -1, count: depthMax)
    )
  }

  /// The recorded spans, in the order in which they began.
  public var spans: [Span] { Array(state.spans.prefix(state.count)) }

  /// How many spans did not fit.
  public var lostCount: Int { state.lostCount }

  /// Notes that a part begins.
  public func begin(_ part: FramePart) {
    let fits = state.count < state.spans.count && state.depth < state.open.count
    if state.depth < state.open.count {
      state.open[state.depth] = fits ? state.count : -1
    }
    state.depth += 1
    guard fits else {
      state.lostCount += 1
      return
    }
    state.spans[state.count].part = part
    state.count += 1
    // The clock is read last, so that the span holds as little of the recording as possible.
    state.spans[state.count - 1].begin = state.clock()
  }

  /// Notes that the part that began last ends.
  public func end() {
    let now = state.clock()
    precondition(state.depth > 0, "A part of a frame ended that did not begin.")
    state.depth -= 1
    guard state.depth < state.open.count, state.open[state.depth] >= 0 else { return }
    state.spans[state.open[state.depth]].end = now
  }
}
