import UBCLinux
import Glibc

/// The processors that the calling thread may run on.
package enum ProcessorAffinity {
  /// The numbers of the allowed processors, in order; empty if the system doesn't report them.
  package static var allowed: [Int] {
    var allowed = cpu_set_t()
    guard linux_get_affinity(0, MemoryLayout<cpu_set_t>.size, &allowed) == 0 else { return [] }
    return withUnsafeBytes(of: &allowed) { bytes in
      (0..<bytes.count * 8).filter { bytes[$0 / 8] & (1 << ($0 % 8)) != 0 }
    }
  }

  /// Pins the calling thread to a processor; returns whether the system permits it.
  package static func pin(to processor: Int) -> Bool {
    var chosen = cpu_set_t()
    let size = MemoryLayout<cpu_set_t>.size
    guard (0..<size * 8).contains(processor) else { return false }
    withUnsafeMutableBytes(of: &chosen) { $0[processor / 8] = 1 << (processor % 8) }
    return linux_set_affinity(0, size, &chosen) == 0
  }

  /// Pins the calling thread to its last allowed processor and returns the processor's number.
  ///
  /// It takes the last one because interrupts tend to be served on the first. Returns `nil` if the
  /// system refuses.
  package static func pinToLastProcessor() -> Int? {
    guard let last = allowed.last, pin(to: last) else { return nil }
    return last
  }
}
