/// The states of this process's other threads, as the kernel reports them.
package enum OtherThreads {
  /// The pause between two looks at the threads.
  private static let pauseMilliseconds = 1
  /// The number of looks in a row at which resting threads have to sleep.
  private static let looksAtRest = 3

  /// Waits until every other thread has come to rest, for a limited number of looks.
  ///
  /// Threads of the runtime are still getting ready in a process that has just started, and their
  /// allocations would count as work. A thread that waits for a processor isn't asleep, so a busy
  /// machine makes the wait longer and not the count wrong.
  package static func waitUntilAtRest(looksMax: Int = 1_000) {
    var looks = 0
    for _ in 0..<looksMax {
      looks = areAsleep ? looks + 1 : 0
      guard looks < looksAtRest else { return }
      Clocks.pause(milliseconds: pauseMilliseconds)
    }
  }

  /// Whether every thread but the calling one sleeps.
  static var areAsleep: Bool {
    let own = ThreadStates.current
    return ThreadStates.all.allSatisfy { $0.key == own || $0.value == "S" }
  }
}
