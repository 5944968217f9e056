import UBInstrumentation
import UpdatePipeline
import UBWorkloads

extension Experiment.Arm {
  /// Runs a workload and sums counters over all of its frames.
  init(
    _ name: String,
    _ expected: Int,
    running workload: any Workload.Type,
    _ settings: [(name: String, text: String)],
    under strategy: UpdateStrategy = .propertyPass,
    counting counters: Counter...
  ) {
    self.init(name, expected) {
      let parameters = try Parameters(of: workload.definition, setting: settings)
      let run = try workload.init(parameters, strategy: strategy)
      run.showFirst()
      var work = WorkCounters()
      for frame in 1...run.frameCount {
        work.accumulate(run.record(frame, digests: false).work)
      }
      return counters.reduce(0) { $0 + work[$1] }
    }
  }

  /// Shows a workload's frame 0 and reads a counter after it.
  init(
    _ name: String,
    _ expected: Int,
    building workload: any Workload.Type,
    _ settings: [(name: String, text: String)],
    counting counter: Counter
  ) {
    self.init(name, expected) {
      let parameters = try Parameters(of: workload.definition, setting: settings)
      let run = try workload.init(parameters, strategy: .propertyPass)
      run.showFirst()
      return run.window.work[counter]
    }
  }
}
