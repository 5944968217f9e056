import UBStatistics

/// How long the frames of a run took, from a process that counted nothing.
package struct TimeFigures: Codable, Equatable, Sendable {
  /// The samples the percentiles are taken from: frames times repetitions.
  package var frameCount: Int
  /// How often the whole run was repeated, after one that was not recorded.
  package var repetitions: Int
  /// The processor the run was pinned to; `nil` if the system refused.
  package var processor: Int?
  /// Wall time of a frame.
  package var frame: TimePercentiles
  /// Thread CPU time of a frame.
  package var cpu: TimePercentiles
  /// Mean time inside the constraint solver in a frame.
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
