import FoundationEssentials

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
    let manager = FileManager.default
    let own = (try? manager.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
    let threads = (try? manager.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.allSatisfy { thread in
      own.hasSuffix("/\(thread)") || state(of: thread) == "S"
    }
  }

  /// The letter for a thread's state; that of one that has ended is `S`.
  private static func state(of thread: String) -> Character {
    let path = "/proc/self/task/\(thread)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "S" }
    // The name before it is in parentheses, and may have any characters in it.
    let state = text.split(separator: ")").last?.drop { $0 == " " }.first
    return state ?? "S"
  }
}
