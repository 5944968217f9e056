/// One run of a workload as the passes see it: frame 0 is settled, 1 to `frameCount` are to come.
@MainActor package protocol MeasuredRun: AnyObject {
  /// The frames to step.
  var frameCount: Int { get }
  /// The work done since the run was made.
  var work: WorkCounters { get }
  /// The nanoseconds spent in the constraint solver since the run was made; zero without a clock.
  var solverTime: UInt64 { get }
  /// Has the parts of later frames recorded; a run without parts records nothing.
  func record(with recorder: SpanRecorder)
  /// Applies the changes of frame `index` and brings the interface up to date.
  func step(_ index: Int)
  /// The digest of what is displayed now.
  func displayDigest() -> UInt64
  /// Nanoseconds that stand for the clocks', for runs with which the judgement of times is tested;
  /// `nil` for every other.
  var virtualTime: UInt64? { get }
}

extension MeasuredRun {
  /// The clocks' time.
  package var virtualTime: UInt64? { nil }

  /// Records nothing.
  package func record(with recorder: SpanRecorder) {}
}
