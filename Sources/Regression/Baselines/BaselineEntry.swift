package import UBResults

/// The exact numbers of one workload under one strategy.
package struct BaselineEntry: Codable, Equatable, Sendable {
  /// The workload's dotted name.
  package var benchmark: String
  /// The workload's short name.
  package var id: String
  /// Every parameter's value.
  package var parameters: [String: PlainValue]
  /// The measured frames.
  package var frames: Int
  /// The digest of everything that was displayed.
  package var digest: FrameDigest
  /// Every exact metric by `Metric.key`.
  package var metrics: [String: Int]
  /// The instructions of the frames; `nil` if they weren't counted.
  package var instructions: InstructionFigures?
  /// What got worse and is accepted until a day; `nil` if everything is accepted for good.
  package var expiring: ExpiringAcceptance<Int>?

  package init(
    benchmark: String,
    id: String,
    parameters: [String: PlainValue],
    frames: Int,
    digest: FrameDigest,
    metrics: [String: Int],
    instructions: InstructionFigures? = nil
  ) {
    self.benchmark = benchmark
    self.id = id
    self.parameters = parameters
    self.frames = frames
    self.digest = digest
    self.metrics = metrics
    self.instructions = instructions
  }

  /// The exact numbers of a result.
  package init(of result: BenchmarkResult) {
    var metrics = result.counts
    metrics[Metric.allocationCalls.key] = result.allocations.calls
    metrics[Metric.allocationBytes.key] = result.allocations.bytes
    metrics[Metric.allocationFramesWithout.key] = result.allocations.framesWithout
    metrics[Metric.allocationLiveDelta.key] = result.allocations.liveDelta
    self.init(
      benchmark: result.benchmark,
      id: result.id,
      parameters: result.parameters,
      frames: result.frames,
      digest: result.digest,
      metrics: metrics,
      instructions: result.instructions
    )
  }
}

extension BaselineEntry {
  /// How a metric differs from a value; `nil` if the entry doesn't have it.
  func difference(of key: String, from old: Int) -> MetricDifference? {
    let metric = (Metric.all + [.instructions]).first { $0.key == key }
    guard let metric, let new = metric == .instructions ? instructions?.own : metrics[key]
    else { return nil }
    return MetricDifference(metric: metric, old: old, new: new)
  }
}
