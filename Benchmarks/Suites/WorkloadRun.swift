import UBInstrumentation
import UpdatePipeline
import UBWorkloads

/// A workload as the measuring passes see it.
final class WorkloadRun: MeasuredRun {
  private let workload: any Workload
  private let window: UIWindow

  /// Adapts a workload that has settled frame 0; with a clock, its solver reads it around each
  /// solve.
  init(_ workload: any Workload, clock: (@convention(c) () -> UInt64)?) {
    self.workload = workload
    window = workload.window
    window.solverClock = clock
  }

  var frameCount: Int { workload.frameCount }
  var work: WorkCounters { window.work }
  var solverTime: UInt64 { window.solverTime }

  func record(with recorder: SpanRecorder) {
    window.spanRecorder = recorder
  }

  func step(_ index: Int) {
    workload.step(index)
  }

  func displayDigest() -> UInt64 { window.displayDigest() }
}
