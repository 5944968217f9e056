/// What one workload took under one strategy.
package struct BenchmarkResult: Codable, Equatable, Sendable {
  /// The workload's dotted name, such as `list-scroll.steady`.
  package var benchmark: String
  /// The workload's short name, such as `LS1`.
  package var id: String
  /// The name with the parameters that aren't the default, such as `list-scroll.steady[delta=44]`.
  package var label: String
  /// The strategy's name.
  package var strategy: String
  /// Every parameter's value.
  package var parameters: [String: PlainValue]
  /// The measured frames.
  package var frames: Int
  /// The digest of everything that was displayed.
  package var digest: FrameDigest
  /// The digest of each frame, in order.
  package var frameDigests: [FrameDigest]
  /// The work of the run by `Counter.key`, zeros too.
  package var counts: [String: Int]
  /// Binding evaluations beside the oracle's; `nil` if the oracle could not be run.
  package var amplification: Amplification?
  /// What the frames allocated.
  package var allocations: AllocationFigures
  /// The instructions of the frames; `nil` if they weren't counted.
  package var instructions: InstructionFigures?
  /// How long the frames took; `nil` if they weren't timed.
  package var time: TimeFigures?
  /// When the frames and their parts ran; `nil` if they weren't traced.
  package var trace: TraceFigures?

  /// The result of a run that was counted.
  package init(
    benchmark: String,
    id: String,
    label: String,
    strategy: String,
    parameters: [String: PlainValue],
    run: CountedRun,
    amplification: Amplification?,
    instructions: InstructionFigures? = nil,
    time: TimeFigures?,
    trace: TraceFigures? = nil
  ) {
    self.benchmark = benchmark
    self.id = id
    self.label = label
    self.strategy = strategy
    self.parameters = parameters
    frames = run.frameDigests.count
    digest = FrameDigest(combining: run.frameDigests)
    frameDigests = run.frameDigests
    counts = run.counts
    self.amplification = amplification
    allocations = run.allocations
    self.instructions = instructions
    self.time = time
    self.trace = trace
  }

  /// What tells the result from every other of its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case benchmark, id, label, strategy, parameters, frames, digest, counts, amplification
    case allocations, instructions, time, trace
    case frameDigests = "frame_digests"
  }
}
