import FoundationEssentials

/// The threads of this process and what each does, as the kernel tells it.
enum ThreadStates {
  /// The number of the calling thread; `nil` where the kernel doesn't tell.
  static var current: Int? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return path?.split(separator: "/").last.flatMap { Int($0) }
  }

  /// The letter for each thread's state, by its number; that of one that has ended is `S`.
  ///
  /// The threads are looked at one after the other, so that two may not be in these states at the
  /// same moment.
  static var all: [Int: Character] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let numbers = names.compactMap { Int($0) }
    return Dictionary(numbers.map { ($0, state(of: $0)) }) { first, _ in first }
  }

  private static func state(of thread: Int) -> Character {
    let path = "/proc/self/task/\(thread)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "S" }
    // The name before it is in parentheses, and may have any characters in it.
    let state = text.split(separator: ")").last?.drop { $0 == " " }.first
    return state ?? "S"
  }
}
