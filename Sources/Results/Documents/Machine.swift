/// The machine of a run.
package struct Machine: Codable, Equatable, Sendable {
  /// The processor's name in the kernel's words.
  package var processor: String
  /// The number of processors online.
  package var cores: Int
  /// The size of memory in bytes.
  package var memory: Int
  /// The kernel's name, release and architecture.
  package var kernel: String
  /// The distribution's name and version.
  package var system: String

  package init(processor: String, cores: Int, memory: Int, kernel: String, system: String) {
    self.processor = processor
    self.cores = cores
    self.memory = memory
    self.kernel = kernel
    self.system = system
  }

  enum CodingKeys: String, CodingKey {
    case processor, cores, kernel, system
    case memory = "memory_bytes"
  }
}

/// The load of a machine during a measurement.
package struct Conditions: Codable, Equatable, Sendable {
  /// The one-minute load average at the start.
  package var loadBefore: Double
  /// The one-minute load average at the end.
  package var loadAfter: Double
  /// The share of the processors' time that the host gave to other guests; `nil` if unknown.
  package var steal: Double?

  package init(loadBefore: Double, loadAfter: Double, steal: Double?) {
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.steal = steal
  }

  enum CodingKeys: String, CodingKey {
    case steal
    case loadBefore = "load_before"
    case loadAfter = "load_after"
  }
}
