/// What the other threads of this process do, as the kernel tells it.
package enum OtherThreads {
  /// How long the looks at the threads are apart.
  private static let pauseMilliseconds = 1
  /// After how many looks in a row at sleeping threads they are taken to have come to rest.
  private static let looksAtRest = 3

  /// Waits until every other thread has come to rest, for so many looks at most.
  ///
  /// A process that has just started has threads of the runtime's that get ready, and what they
  /// allocate meanwhile would count as work. One that waits for a processor isn't asleep, so that
  /// a busy machine makes the wait longer and not the count wrong.
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
