package import FoundationEssentials

/// The result of a child process.
package struct ChildResult: Sendable {
  /// The way the process ended.
  package let ending: ChildEnding
  /// All of its standard output.
  package let output: Data
  /// The number of system calls in each window that it closed; `nil` unless they were counted.
  package let systemCalls: [Int]?
  /// The first and last lines of its standard error.
  package let standardError: [String]

  /// The lines of a text; for a long text, those at the start, where the runtime reports traps, and
  /// those at the end.
  static func excerpt(of bytes: [UInt8]) -> [String] {
    let firstCount = 4
    let lastCount = 8
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > firstCount + lastCount + 1 else { return lines }
    let omitted = lines.count - firstCount - lastCount
    return lines.prefix(firstCount) + ["(\(omitted) lines)"] + lines.suffix(lastCount)
  }
}
