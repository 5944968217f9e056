package import FoundationEssentials

/// The ending and the output of a child process.
package struct ChildResult: Sendable {
  /// The way it ended.
  package let ending: ChildEnding
  /// Its standard output.
  package let output: Data
  /// Its system calls in each window that it closed; `nil` if they weren't counted.
  package let systemCalls: [Int]?
  /// The first and the last lines of its standard error.
  package let standardError: [String]

  /// The lines of a text; of a long one the first, where the runtime states the reason of a trap,
  /// and the last.
  static func excerpt(of bytes: [UInt8]) -> [String] {
    let firstCount = 4
    let lastCount = 8
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > firstCount + lastCount + 1 else { return lines }
    let omitted = lines.count - firstCount - lastCount
    return lines.prefix(firstCount) + ["(\(omitted) lines)"] + lines.suffix(lastCount)
  }
}
