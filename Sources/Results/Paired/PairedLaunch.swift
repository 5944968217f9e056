/// The samples of two builds that were alive at the same time, one pair after the other.
package struct PairedLaunch: Codable, Equatable, Sendable {
  /// The processor both were pinned to; `nil` if the system refused.
  package var processor: Int?
  /// Whether the new build had the base's place: started first, and first in the first pair.
  package var isSwapped: Bool
  /// The frames of a sample.
  package var framesPerSample: Int
  /// Wall time of each pair's base sample, in nanoseconds.
  package var baseWall: [UInt64]
  /// Wall time of each pair's new sample.
  package var newWall: [UInt64]
  /// Thread CPU time of each pair's base sample.
  package var baseCPU: [UInt64]
  /// Thread CPU time of each pair's new sample.
  package var newCPU: [UInt64]

  /// A launch without any pairs yet.
  package init(processor: Int?, isSwapped: Bool, framesPerSample: Int) {
    self.processor = processor
    self.isSwapped = isSwapped
    self.framesPerSample = framesPerSample
    baseWall = []
    newWall = []
    baseCPU = []
    newCPU = []
  }

  /// Adds a pair.
  package mutating func append(base: TimeSample, new: TimeSample) {
    baseWall.append(base.wall)
    newWall.append(new.wall)
    baseCPU.append(base.cpu)
    newCPU.append(new.cpu)
  }

  /// How many pairs there are.
  package var pairCount: Int { baseWall.count }

  enum CodingKeys: String, CodingKey {
    case processor
    case isSwapped = "is_swapped"
    case framesPerSample = "frames_per_sample"
    case baseWall = "base_wall_ns"
    case newWall = "new_wall_ns"
    case baseCPU = "base_cpu_ns"
    case newCPU = "new_cpu_ns"
  }
}
