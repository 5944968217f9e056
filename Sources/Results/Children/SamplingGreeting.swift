/// The first line of a sampling process to its parent.
package struct SamplingGreeting: Equatable, Sendable {
  /// The version of the protocol between the two processes.
  package static let version = 1

  /// The processor of the process; `nil` if the system refused to pin it.
  package var processor: Int?

  package init(processor: Int?) {
    self.processor = processor
  }
}

extension SamplingGreeting {
  private static let word = "sampling"

  /// The greeting as a line of the protocol.
  package var line: String {
    "\(Self.word) \(Self.version) \(processor.map(String.init) ?? "-")"
  }

  /// Reads a greeting of this version from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard
      words.count == 3,
      words[0] == Self.word,
      words[1] == "\(Self.version)",
      words[2] == "-" || Int(words[2]) != nil
    else { return nil }
    self.init(processor: Int(words[2]))
  }
}
