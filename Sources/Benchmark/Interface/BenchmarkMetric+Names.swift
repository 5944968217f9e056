extension BenchmarkMetric: CustomStringConvertible {
  /// The name in tables.
  public var description: String { facts?.title ?? rawDescription }

  /// The name in code and on the command line.
  public var rawDescription: String {
    switch self {
    case .cpuUser: "cpuUser"
    case .cpuSystem: "cpuSystem"
    case .cpuTotal: "cpuTotal"
    case .wallClock: "wallClock"
    case .throughput: "throughput"
    case .peakMemoryResident: "peakMemoryResident"
    case .peakMemoryResidentDelta: "peakMemoryResidentDelta"
    case .peakMemoryVirtual: "peakMemoryVirtual"
    case .mallocCountSmall: "mallocCountSmall"
    case .mallocCountLarge: "mallocCountLarge"
    case .mallocCountTotal: "mallocCountTotal"
    case .allocatedResidentMemory: "allocatedResidentMemory"
    case .memoryLeaked: "memoryLeaked"
    case .syscalls: "syscalls"
    case .contextSwitches: "contextSwitches"
    case .threads: "threads"
    case .threadsRunning: "threadsRunning"
    case .readSyscalls: "readSyscalls"
    case .writeSyscalls: "writeSyscalls"
    case .readBytesLogical: "readBytesLogical"
    case .writeBytesLogical: "writeBytesLogical"
    case .readBytesPhysical: "readBytesPhysical"
    case .writeBytesPhysical: "writeBytesPhysical"
    case .instructions: "instructions"
    case .objectAllocCount: "objectAllocCount"
    case .retainCount: "retainCount"
    case .releaseCount: "releaseCount"
    case .retainReleaseDelta: "retainReleaseDelta"
    case .custom(let name, _, _): name
    }
  }

  /// The metric of a name in code; a custom metric for any other name.
  public init?(argument: String) {
    self = Self.known.first { $0.rawDescription == argument } ?? .custom(argument)
  }
}

extension BenchmarkMetric: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, polarity, useScalingFactor
  }

  /// Reads a name, or the description of a custom metric.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self = Self.known.first { $0.rawDescription == name } ?? .custom(name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .custom(
      try container.decode(String.self, forKey: .name),
      polarity: try container.decode(Polarity.self, forKey: .polarity),
      useScalingFactor: try container.decode(Bool.self, forKey: .useScalingFactor)
    )
  }

  /// Writes the name, or the description of a custom metric.
  public func encode(to encoder: any Encoder) throws {
    guard case .custom(let name, let polarity, let useScalingFactor) = self else {
      var container = encoder.singleValueContainer()
      return try container.encode(rawDescription)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(polarity, forKey: .polarity)
    try container.encode(useScalingFactor, forKey: .useScalingFactor)
  }
}
