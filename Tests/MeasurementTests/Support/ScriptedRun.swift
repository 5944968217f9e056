import Instrumentation
import Measurement

/// A run whose frames do what a script says, and which logs what is asked of it.
final class ScriptedRun: MeasuredRun {
  static var log: [String] = []

  let frameCount: Int
  private(set) var work = WorkCounters()
  private(set) var solverTime: UInt64 = 0
  private var kept: [[UInt8]] = []

  init(frameCount: Int) {
    self.frameCount = frameCount
    work = [.bindingsEvaluated: 100, .cellsPeak: 2]
    kept.reserveCapacity(frameCount)
    Self.log.append("make")
  }

  func step(_ index: Int) {
    Self.log.append("step \(index)")
    work[.bindingsEvaluated] += index
    work[.cellsPeak] = max(work[.cellsPeak], index)
    solverTime += UInt64(10 * index)
  }

  func displayDigest() -> UInt64 {
    Self.log.append("digest")
    return UInt64(work[.bindingsEvaluated])
  }
}
