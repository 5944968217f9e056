/// The samples of two builds whose processes ran side by side, pair by pair.
package struct PairedLaunch: Codable, Equatable, Sendable {
  /// The processor of both processes; `nil` if the system refused to pin them.
  package var processor: Int?
  /// Whether the new build had the base's place: started first, and first in the first pair.
  package var isSwapped: Bool
  /// The number of frames per sample.
  package var framesPerSample: Int
  /// Wall time of each pair's base sample, in nanoseconds.
  package var baseWall: [UInt64]
  /// Wall time of each pair's new sample.
  package var newWall: [UInt64]
  /// Thread CPU time of each pair's base sample.
  package var baseCPU: [UInt64]
  /// Thread CPU time of each pair's new sample.
  package var newCPU: [UInt64]
  /// CPU time of the slowest frame in each pair's base sample; `nil` if frames aren't timed.
  package var baseSlowest: [UInt64]?
  /// CPU time of the slowest frame in each pair's new sample.
  package var newSlowest: [UInt64]?

  /// A launch without pairs.
  package init(processor: Int?, isSwapped: Bool, framesPerSample: Int) {
    self.processor = processor
    self.isSwapped = isSwapped
    self.framesPerSample = framesPerSample
    baseWall = []
    newWall = []
    baseCPU = []
    newCPU = []
  }

  /// Appends a pair of samples.
  package mutating func append(base: TimeSample, new: TimeSample) {
    baseWall.append(base.wall)
    newWall.append(new.wall)
    baseCPU.append(base.cpu)
    newCPU.append(new.cpu)
    guard let baseSlowest = base.slowest, let newSlowest = new.slowest else { return }
    self.baseSlowest = (self.baseSlowest ?? []) + [baseSlowest]
    self.newSlowest = (self.newSlowest ?? []) + [newSlowest]
  }

  /// The number of pairs.
  package var pairCount: Int { baseWall.count }

  enum CodingKeys: String, CodingKey {
    case processor
    case isSwapped = "is_swapped"
    case framesPerSample = "frames_per_sample"
    case baseWall = "base_wall_ns"
    case newWall = "new_wall_ns"
    case baseCPU = "base_cpu_ns"
    case newCPU = "new_cpu_ns"
    case baseSlowest = "base_slowest_frame_ns"
    case newSlowest = "new_slowest_frame_ns"
  }
}
