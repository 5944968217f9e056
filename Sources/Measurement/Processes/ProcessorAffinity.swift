import CAffinity
import Glibc

/// Which processor the calling thread runs on.
package enum ProcessorAffinity {
  /// Keeps the calling thread on the last processor it may use and returns its number.
  ///
  /// The last one, since interrupts tend to be served on the first. `nil` if the system refuses.
  package static func pinToLastProcessor() -> Int? {
    var allowed = cpu_set_t()
    let size = MemoryLayout<cpu_set_t>.size
    guard affinity_get(0, size, &allowed) == 0 else { return nil }
    let last = withUnsafeBytes(of: &allowed) { bytes in
      (0..<bytes.count * 8).last { bytes[$0 / 8] & (1 << ($0 % 8)) != 0 }
    }
    guard let last else { return nil }
    var chosen = cpu_set_t()
    withUnsafeMutableBytes(of: &chosen) { $0[last / 8] = 1 << (last % 8) }
    return affinity_set(0, size, &chosen) == 0 ? last : nil
  }
}
