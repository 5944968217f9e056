package import UBStatistics

/// The frame times of a run, from a process that counted nothing.
package struct TimeFigures: Codable, Equatable, Sendable {
  /// The number of samples behind the percentiles: frames times repetitions.
  package var frameCount: Int
  /// The number of recorded repetitions of the run, after one warm-up.
  package var repetitions: Int
  /// The processor the run was pinned to; `nil` if the system refused.
  package var processor: Int?
  /// The percentiles of wall time.
  package var frame: TimePercentiles
  /// The percentiles of thread CPU time.
  package var cpu: TimePercentiles
  /// The mean time in the constraint solver per frame.
  package var solverPerFrame: Double
  /// Every sample, in the order taken.
  package var samples: TimeSamples

  /// The figures of the samples; `nil` if there are none.
  package init?(samples: TimeSamples, processor: Int?) {
    guard
      let frame = Percentiles(of: samples.frame.flatMap(\.self)),
      let cpu = Percentiles(of: samples.cpu.flatMap(\.self))
    else { return nil }
    frameCount = frame.count
    repetitions = samples.frame.count
    self.processor = processor
    self.frame = TimePercentiles(frame)
    self.cpu = TimePercentiles(cpu)
    solverPerFrame = Double(samples.solver.joined().reduce(0, +)) / Double(frame.count)
    self.samples = samples
  }

  enum CodingKeys: String, CodingKey {
    case repetitions, processor, samples
    case frameCount = "frame_count"
    case frame = "frame_ns"
    case cpu = "cpu_ns"
    case solverPerFrame = "solver_ns_per_frame"
  }
}

/// Nearest-rank percentiles of frame times, in nanoseconds.
package struct TimePercentiles: Codable, Equatable, Sendable {
  /// The median.
  package var p50: UInt64
  /// The 90th percentile.
  package var p90: UInt64
  /// The 95th percentile.
  package var p95: UInt64
  /// The 99th percentile.
  package var p99: UInt64
  /// The slowest frame.
  package var max: UInt64

  /// Picks the percentiles that documents hold.
  package init(_ percentiles: Percentiles) {
    p50 = percentiles(50)
    p90 = percentiles(90)
    p95 = percentiles(95)
    p99 = percentiles(99)
    max = percentiles.max
  }
}

/// The raw samples of a timing pass in nanoseconds, one array for each repetition of the run, one
/// number for each frame, in the order taken.
package struct TimeSamples: Codable, Equatable, Sendable {
  /// Wall time of each frame.
  package var frame: [[UInt64]]
  /// Thread CPU time of each frame.
  package var cpu: [[UInt64]]
  /// Time in the constraint solver of each frame.
  package var solver: [[UInt64]]

  package init(frame: [[UInt64]] = [], cpu: [[UInt64]] = [], solver: [[UInt64]] = []) {
    self.frame = frame
    self.cpu = cpu
    self.solver = solver
  }

  enum CodingKeys: String, CodingKey {
    case frame = "frame_ns"
    case cpu = "cpu_ns"
    case solver = "solver_ns"
  }
}
