import Glibc

/// The processor time and context switches of all threads of this process.
package struct ProcessorUsage: Equatable, Sendable {
  /// The nanoseconds in user mode.
  package var user: Int
  /// The nanoseconds in the kernel.
  package var system: Int
  /// The number of times a thread left its processor, voluntarily or not.
  package var contextSwitches: Int

  package init(user: Int, system: Int, contextSwitches: Int) {
    self.user = user
    self.system = system
    self.contextSwitches = contextSwitches
  }

  /// The current totals, in steps of a microsecond.
  ///
  /// The sum of user and system time is exact. A kernel with tick-based accounting divides the sum
  /// by the share of ticks in each mode.
  package static func read() -> ProcessorUsage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return ProcessorUsage(
      user: nanoseconds(usage.ru_utime),
      system: nanoseconds(usage.ru_stime),
      contextSwitches: usage.ru_nvcsw + usage.ru_nivcsw
    )
  }

  private static func nanoseconds(_ time: timeval) -> Int {
    time.tv_sec * 1_000_000_000 + Int(time.tv_usec) * 1_000
  }
}
