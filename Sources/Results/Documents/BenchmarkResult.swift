/// The measurements of one workload under one strategy.
package struct BenchmarkResult: Codable, Equatable, Sendable {
  /// The workload's dotted name, such as `list-scroll.steady`.
  package var benchmark: String
  /// The workload's short name, such as `LS1`.
  package var id: String
  /// The name with its non-default parameters, such as `list-scroll.steady[delta=44]`.
  package var label: String
  /// The strategy's name.
  package var strategy: String
  /// Every parameter's value.
  package var parameters: [String: PlainValue]
  /// The number of measured frames.
  package var frames: Int
  /// The digest of all displayed frames.
  package var digest: FrameDigest
  /// The digest of each frame, in order.
  package var frameDigests: [FrameDigest]
  /// The work of the run by `Counter.key`, zeros included.
  package var counts: [String: Int]
  /// The binding evaluations beside the oracle's; `nil` if the oracle has no result.
  package var amplification: Amplification?
  /// The allocations of the frames.
  package var allocations: AllocationFigures
  /// The numbers of frame 0; `nil` of a run that displays nothing.
  package var first: FirstFrameFigures?
  /// The instructions of the frames; `nil` if they weren't counted.
  package var instructions: InstructionFigures?
  /// The frame times; `nil` if they weren't taken.
  package var time: TimeFigures?
  /// The trace of the frames; `nil` if they weren't traced.
  package var trace: TraceFigures?

  /// The result of a counted run.
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
    first = run.first
    self.instructions = instructions
    self.time = time
    self.trace = trace
  }

  /// The entry's identity in its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case benchmark, id, label, strategy, parameters, frames, digest, counts, amplification
    case allocations, first, instructions, time, trace
    case frameDigests = "frame_digests"
  }
}

/// The binding evaluations of a strategy beside those of the identity oracle.
///
/// Two whole numbers lose nothing to rounding.
package struct Amplification: Codable, Equatable, Sendable {
  /// The strategy's binding evaluations.
  package var evaluated: Int
  /// The oracle's binding evaluations for the same workload and parameters.
  package var oracle: Int

  package init(evaluated: Int, oracle: Int) {
    self.evaluated = evaluated
    self.oracle = oracle
  }

  /// The ratio; `nil` where the oracle evaluates nothing.
  package var ratio: Double? { oracle == 0 ? nil : Double(evaluated) / Double(oracle) }

  enum CodingKeys: String, CodingKey {
    case evaluated = "bindings_evaluated"
    case oracle = "oracle_bindings_evaluated"
  }
}

/// The instructions of a run's frames on a simulated processor.
package struct InstructionFigures: Codable, Equatable, Sendable {
  /// The instructions of all frames.
  ///
  /// They differ by percents from build to build without a cause: the runtime's hash tables hash
  /// some keys by their address, and a build's addresses decide how often those collide.
  package var total: Int
  /// The instructions in the executable's own code, which are the same for the same work.
  package var own: Int
  /// The instructions of each part of a frame, by `InstructionPart.key`.
  ///
  /// A part that the compiler merged into another is missing. Parts overlap where one runs inside
  /// another, such as a forced layout in a property update.
  package var parts: [String: Int]
  /// The executable's own instructions in frame 0; `nil` of a run that displays nothing.
  package var firstOwn: Int?

  package init(total: Int, own: Int, parts: [String: Int], firstOwn: Int? = nil) {
    self.total = total
    self.own = own
    self.parts = parts
    self.firstOwn = firstOwn
  }

  enum CodingKeys: String, CodingKey {
    case total, own, parts
    case firstOwn = "first_own"
  }
}
