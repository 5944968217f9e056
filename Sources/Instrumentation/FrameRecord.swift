/// What one frame of a workload took and showed.
public struct FrameRecord: Sendable {
  /// The work between the frame's first mutation and its last pass.
  public var work: WorkCounters
  /// The digest of what the frame displays; equal digests show the same picture.
  ///
  /// Zero when the workload was asked not to digest, as in a timing pass.
  public var digest: UInt64
  /// Nanoseconds inside the constraint solver; zero unless a clock was handed to the pipeline.
  public var solverTime: UInt64

  /// Records one frame.
  public init(work: WorkCounters, digest: UInt64 = 0, solverTime: UInt64 = 0) {
    self.work = work
    self.digest = digest
    self.solverTime = solverTime
  }
}
