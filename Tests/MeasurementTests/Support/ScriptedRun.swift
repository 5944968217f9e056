import UBInstrumentation
import UBMeasurement

/// A run whose frames do what a script says, and which logs what is asked of it.
final class ScriptedRun: MeasuredRun {
  static var log: [String] = []

  let frameCount: Int
  private(set) var work = WorkCounters()
  private(set) var solverTime: UInt64 = 0
  private var kept: [[UInt8]] = []
  private var recorder: SpanRecorder?

  init(frameCount: Int) {
    self.frameCount = frameCount
    work = [.bindingsEvaluated: 100, .cellsPeak: 2]
    kept.reserveCapacity(frameCount)
    Self.log.append("make")
  }

  func record(with recorder: SpanRecorder) {
    self.recorder = recorder
  }

  func step(_ index: Int) {
    Self.log.append("step \(index)")
    recorder?.begin(.properties)
    recorder?.begin(.solver)
    recorder?.end()
    recorder?.end()
    work[.bindingsEvaluated] += index
    work[.cellsPeak] = max(work[.cellsPeak], index)
    solverTime += UInt64(10 * index)
  }

  func displayDigest() -> UInt64 {
    Self.log.append("digest")
    return UInt64(work[.bindingsEvaluated])
  }
}
