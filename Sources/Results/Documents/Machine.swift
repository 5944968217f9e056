/// The machine a run took place on.
package struct Machine: Codable, Equatable, Sendable {
  /// The processor's name as the kernel gives it.
  package var processor: String
  /// The processors that are online.
  package var cores: Int
  /// The bytes of memory.
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
