import Glibc

/// Reads the memory usage of this process.
package struct MemoryMeter: Sendable {
  private let status: ProcessFile
  private let peakReset: CInt

  /// Makes a meter; `nil` if the kernel doesn't report memory usage.
  package init?() {
    guard let status = ProcessFile("status") else { return nil }
    let peakReset = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard peakReset >= 0 else { return nil }
    self.status = status
    self.peakReset = peakReset
  }

  /// Resets the peak to the current resident memory.
  package func resetPeak() {
    // Writing 5 only resets the peak resident size; see proc(5).
    _ = "5".withCString { pwrite(peakReset, $0, 1, 0) }
  }

  /// The current resident bytes, their peak since the last reset, and the peak of virtual memory.
  package func read() -> (resident: Int, residentPeak: Int, virtualPeak: Int) {
    let kilobytes = status.read(["VmRSS:", "VmHWM:", "VmPeak:"]).values.map { $0 ?? 0 }
    return (kilobytes[0] * 1_024, kilobytes[1] * 1_024, kilobytes[2] * 1_024)
  }
}
