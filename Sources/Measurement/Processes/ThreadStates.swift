import FoundationEssentials

/// The threads of this process and their states, as reported by the kernel.
enum ThreadStates {
  /// The identifier of the calling thread; `nil` if the kernel doesn't report it.
  static var current: Int? {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return path?.split(separator: "/").last.flatMap { Int($0) }
  }

  /// The state letter of each thread, by its identifier; `S` for a thread that has ended.
  ///
  /// The threads are read one after the other, so the states may be from different moments.
  static var all: [Int: Character] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    let numbers = names.compactMap { Int($0) }
    return Dictionary(numbers.map { ($0, state(of: $0)) }) { first, _ in first }
  }

  private static func state(of thread: Int) -> Character {
    let path = "/proc/self/task/\(thread)/stat"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "S" }
    // The preceding name is in parentheses and may contain any characters.
    let state = text.split(separator: ")").last?.drop { $0 == " " }.first
    return state ?? "S"
  }
}
