/// What a process that samples says of itself before the first sample.
package struct SamplingGreeting: Equatable, Sendable {
  /// The version of the lines that the two processes exchange.
  package static let version = 1

  /// The processor it is pinned to; `nil` if the system refused.
  package var processor: Int?
  /// How the process was built: the configuration and the traits in words.
  package var build: String

  package init(processor: Int?, build: String) {
    self.processor = processor
    self.build = build
  }
}

extension SamplingGreeting {
  private static let word = "sampling"

  /// The greeting as one process tells it another.
  package var line: String {
    "\(Self.word) \(Self.version) \(processor.map(String.init) ?? "-") \(build)"
  }

  /// Reads a greeting of this version from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard
      words.count == 4,
      words[0] == Self.word,
      words[1] == "\(Self.version)",
      words[2] == "-" || Int(words[2]) != nil
    else { return nil }
    self.init(processor: Int(words[2]), build: String(words[3]))
  }
}
