import FoundationEssentials

/// The states of this process's threads, as the kernel reports them.
enum ThreadStates {
  /// The number of the calling thread; `nil` if it is unknown.
  static var current: Int? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return path?.split(separator: "/").last.flatMap { Int($0) }
  }

  /// The letter for the state of each thread by number; `S`, asleep, for one that has ended.
  ///
  /// The states are read one after the other, so they may not be those of one moment.
  static var all: [Int: Character] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let numbers = names.compactMap { Int($0) }
    return Dictionary(numbers.map { ($0, state(of: $0)) }) { first, _ in first }
  }

  private static func state(of thread: Int) -> Character {
    let path = "/proc/self/task/\(thread)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "S" }
    // The state follows the name, which is in parentheses and may contain any character.
    let state = text.split(separator: ")").last?.drop { $0 == " " }.first
    return state ?? "S"
  }
}
