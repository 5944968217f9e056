import UBInstrumentation
import UBSuites
import UpdatePipeline
import UBWorkloads

/// One run of a workload under a strategy: its work added up, and the digest of every frame.
struct WorkloadRun {
  var work = WorkCounters()
  var digests: [UInt64] = []
  var frames: [FrameRecord] = []

  init(
    _ type: any Workload.Type,
    _ settings: [(name: String, text: String)] = [],
    under strategy: UpdateStrategy
  ) throws {
    let parameters = try Parameters(of: type.definition, setting: settings)
    let workload = try type.init(parameters, strategy: strategy)
    workload.showFirst()
    for index in 1...workload.frameCount {
      let frame = workload.record(index)
      frames.append(frame)
      work.accumulate(frame.work)
      digests.append(frame.digest)
    }
  }

  /// Runs a benchmark of a catalogue at the catalogue's settings.
  init(_ benchmark: BenchmarkDefinition, under strategy: UpdateStrategy) throws {
    let parameters = try Parameters(of: benchmark.definition, setting: benchmark.settings)
    let run = try benchmark.makeRun(parameters, strategy, nil)
    run.showFirst()
    for index in 1...run.frameCount {
      let workBefore = run.work
      run.step(index)
      work.accumulate(run.work.work(since: workBefore))
      digests.append(run.displayDigest())
    }
  }
}
