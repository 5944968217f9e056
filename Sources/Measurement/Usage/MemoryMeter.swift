import Glibc

/// Reads how much memory this process takes.
package struct MemoryMeter: Sendable {
  private let status: ProcessFile
  private let peakReset: CInt

  /// A meter; `nil` where the kernel keeps no such account.
  package init?() {
    guard let status = ProcessFile("status") else { return nil }
    let peakReset = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard peakReset >= 0 else { return nil }
    self.status = status
    self.peakReset = peakReset
  }

  /// Makes the memory that is resident now the peak, so that a later peak is one from here on.
  package func resetPeak() {
    // 5 resets the peak resident size and touches nothing else; see proc(5).
    _ = "5".withCString { pwrite(peakReset, $0, 1, 0) }
  }

  /// Bytes in physical memory now, the most since the last reset, and the most address space ever.
  package func read() -> (resident: Int, residentPeak: Int, virtualPeak: Int) {
    let kilobytes = status.read(["VmRSS:", "VmHWM:", "VmPeak:"]).values.map { $0 ?? 0 }
    return (kilobytes[0] * 1_024, kilobytes[1] * 1_024, kilobytes[2] * 1_024)
  }
}
