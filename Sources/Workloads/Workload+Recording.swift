package import UBInstrumentation
import UpdatePipeline

extension Workload {
  /// Steps one frame and returns its record.
  ///
  /// With `digests`, it also digests the frame's display, which walks every view.
  package func record(_ index: Int, digests: Bool = true) -> FrameRecord {
    let workBefore = window.work
    let solverTimeBefore = window.solverTime
    step(index)
    return FrameRecord(
      work: window.work.work(since: workBefore),
      digest: digests ? window.displayDigest() : 0,
      solverTime: window.solverTime - solverTimeBefore
    )
  }
}
