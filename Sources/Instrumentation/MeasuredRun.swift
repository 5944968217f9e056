/// A run of a workload for the passes: frame 0 is to be shown, then frames 1 to `frameCount`
/// are to be stepped.
@MainActor package protocol MeasuredRun: AnyObject {
  /// Whether there is a frame 0, which displays an interface for the first time.
  var hasFirstFrame: Bool { get }
  /// The number of frames to step, known once frame 0 was shown.
  var frameCount: Int { get }
  /// The work done since the run was made.
  var work: WorkCounters { get }
  /// The nanoseconds in the constraint solver since the run was made; zero without a clock.
  var solverTime: UInt64 { get }
  /// Records the spans of later frames; a run without spans records nothing.
  func record(with recorder: SpanRecorder)
  /// Runs frame 0.
  func showFirst()
  /// Applies the changes of frame `index` and brings the interface up to date.
  func step(_ index: Int)
  /// The digest of the current display.
  func displayDigest() -> UInt64
  /// Simulated nanoseconds that replace the clocks' in tests of the judgement of times; `nil` in
  /// other runs.
  var virtualTime: UInt64? { get }
}

extension MeasuredRun {
  /// Has no frame 0, as it displays nothing.
  package var hasFirstFrame: Bool { false }

  /// Does nothing.
  package func showFirst() {}

  /// Uses the clocks' time.
  package var virtualTime: UInt64? { nil }

  /// Records nothing.
  package func record(with recorder: SpanRecorder) {}
}
