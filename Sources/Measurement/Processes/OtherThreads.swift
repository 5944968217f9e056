/// The activity of this process's other threads, as reported by the kernel.
package enum OtherThreads {
  /// The interval between checks of the threads.
  private static let pauseMilliseconds = 1
  /// The number of consecutive checks with all threads asleep after which they count as idle.
  private static let looksAtRest = 3

  /// Waits until all other threads are idle, for at most a number of checks.
  ///
  /// In a process that has just started, threads of the runtime initialize themselves, and their
  /// allocations would count as work. A thread that waits for a processor isn't asleep, so a busy
  /// machine prolongs the wait but doesn't falsify the count.
  package static func waitUntilAtRest(looksMax: Int = 1_000) {
    var looks = 0
    for _ in 0..<looksMax {
      looks = areAsleep ? looks + 1 : 0
      guard looks < looksAtRest else { return }
      Clocks.pause(milliseconds: pauseMilliseconds)
    }
  }

  /// Whether all threads except the calling one are asleep.
  static var areAsleep: Bool {
    let own = ThreadStates.current
    return ThreadStates.all.allSatisfy { $0.key == own || $0.value == "S" }
  }
}
