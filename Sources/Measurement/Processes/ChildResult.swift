package import FoundationEssentials

/// What a child process left behind.
package struct ChildResult: Sendable {
  /// How it ended.
  package let ending: ChildEnding
  /// Everything it wrote to standard output.
  package let output: Data
  /// The calls of the system in each window that it closed; `nil` unless they were counted.
  package let systemCalls: [Int]?
  /// The first and the last lines it wrote to standard error.
  package let standardError: [String]

  /// The lines of a text; of a long one, those at the start, where the runtime says why it traps,
  /// and those at the end.
  static func excerpt(of bytes: [UInt8]) -> [String] {
    let firstCount = 4
    let lastCount = 8
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > firstCount + lastCount + 1 else { return lines }
    let omitted = lines.count - firstCount - lastCount
    return lines.prefix(firstCount) + ["(\(omitted) lines)"] + lines.suffix(lastCount)
  }
}
