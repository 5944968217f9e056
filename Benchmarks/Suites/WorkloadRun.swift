import UBInstrumentation
import UpdatePipeline
import UBWorkloads

/// A workload as the measuring passes see it.
final class WorkloadRun: MeasuredRun {
  private let workload: any Workload
  private let window: UIWindow

  /// Adapts a workload that has run no frame; with a clock, its solver reads it around each
  /// solve.
  init(_ workload: any Workload, clock: (@convention(c) () -> UInt64)?) {
    self.workload = workload
    window = workload.window
    window.solverClock = clock
  }

  var hasFirstFrame: Bool { true }
  var frameCount: Int { workload.frameCount }
  var work: WorkCounters { window.work }
  var solverTime: UInt64 { window.solverTime }

  func record(with recorder: SpanRecorder) {
    window.spanRecorder = recorder
  }

  func showFirst() {
    workload.showFirst()
  }

  func step(_ index: Int) {
    workload.step(index)
  }

  func displayDigest() -> UInt64 { window.displayDigest() }
}
