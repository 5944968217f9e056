import UBCLinux
import Glibc

/// The processors on which threads may run.
package enum ProcessorAffinity {
  /// The numbers of the processors that the calling thread may use, in order; empty if they are
  /// unknown.
  package static var allowed: [Int] {
    var allowed = cpu_set_t()
    let size = MemoryLayout<cpu_set_t>.size
    guard linux_get_affinity(CInt(callingThread), size, &allowed) == 0 else { return [] }
    return withUnsafeBytes(of: &allowed) { bytes in
      (0..<bytes.count * 8).filter { bytes[$0 / 8] & (1 << ($0 % 8)) != 0 }
    }
  }

  /// Pins the calling thread to a processor; returns whether the system allows it.
  package static func pin(to processor: Int) -> Bool {
    pin(thread: callingThread, to: processor)
  }

  /// Pins every thread of this process to a processor, and with them the threads that they start;
  /// returns whether the system allows it.
  static func pinAllThreads(to processor: Int) -> Bool {
    let threads = ThreadStates.all.keys
    // A thread that has ended meanwhile needs no processor.
    return !threads.map { pin(thread: $0, to: processor) }.allSatisfy { !$0 }
  }

  /// The number that stands for the calling thread in system calls.
  private static let callingThread = 0

  private static func pin(thread: Int, to processor: Int) -> Bool {
    var chosen = cpu_set_t()
    let size = MemoryLayout<cpu_set_t>.size
    guard (0..<size * 8).contains(processor) else { return false }
    withUnsafeMutableBytes(of: &chosen) { $0[processor / 8] = 1 << (processor % 8) }
    return linux_set_affinity(CInt(thread), size, &chosen) == 0
  }

  /// Pins the calling thread to the last processor it may use and returns the processor's number;
  /// `nil` if the system refuses.
  ///
  /// Interrupts tend to be served on the first processor.
  package static func pinToLastProcessor() -> Int? {
    guard let last = allowed.last, pin(to: last) else { return nil }
    return last
  }
}
