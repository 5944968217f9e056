import Glibc

/// What the system has charged this process with, of every thread.
package struct ProcessorUsage: Equatable, Sendable {
  /// Nanoseconds in the program's own code.
  package var user: Int
  /// Nanoseconds in the kernel on the program's behalf.
  package var system: Int
  /// How often a thread left its processor, of its own accord or not.
  package var contextSwitches: Int

  package init(user: Int, system: Int, contextSwitches: Int) {
    self.user = user
    self.system = system
    self.contextSwitches = contextSwitches
  }

  /// The totals now, in steps of a microsecond.
  ///
  /// The sum of user and system time is exact. Where the kernel accounts by ticks, it divides the
  /// sum by the share of ticks that hit either.
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
