public import UBInstrumentation
import UpdatePipeline

/// The work of one frame of a workload and what it displays, for tests and experiments.
///
/// Measured processes read the counters of a whole run instead.
public struct FrameRecord: Sendable {
  /// The work between the frame's first mutation and its last pass.
  public let work: WorkCounters
  /// The digest of what the frame displays: equal digests show the same picture.
  ///
  /// Zero if no digest was asked for.
  public let digest: UInt64
}

extension Workload {
  /// Steps one frame and returns its record.
  ///
  /// With `digests`, the frame's display is digested too, which walks every view.
  package func record(_ index: Int, digests: Bool = true) -> FrameRecord {
    let workBefore = window.work
    step(index)
    return FrameRecord(
      work: window.work.work(since: workBefore),
      digest: digests ? window.displayDigest() : 0
    )
  }
}
