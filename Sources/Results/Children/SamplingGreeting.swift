/// What a process that samples says of itself before the first sample.
package struct SamplingGreeting: Equatable, Sendable {
  /// The version of the lines that the two processes exchange.
  package static let version = 1

  /// The frames of one run.
  package var frameCount: Int
  /// The least time that a frame took on average.
  package var frameNanoseconds: UInt64
  /// The processor it is pinned to; `nil` if the system refused.
  package var processor: Int?
  /// How the process was built: the configuration and the traits in words.
  package var build: String

  package init(frameCount: Int, frameNanoseconds: UInt64, processor: Int?, build: String) {
    self.frameCount = frameCount
    self.frameNanoseconds = frameNanoseconds
    self.processor = processor
    self.build = build
  }
}

extension SamplingGreeting {
  private static let word = "sampling"

  /// The greeting as one process tells it another.
  package var line: String {
    let processor = processor.map(String.init) ?? "-"
    return "\(Self.word) \(Self.version) \(frameCount) \(frameNanoseconds) \(processor) \(build)"
  }

  /// Reads a greeting of this version from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 5)
    guard
      words.count == 6,
      words[0] == Self.word,
      words[1] == "\(Self.version)",
      let frameCount = Int(words[2]),
      let frameNanoseconds = UInt64(words[3])
    else { return nil }
    self.init(
      frameCount: frameCount,
      frameNanoseconds: frameNanoseconds,
      processor: Int(words[4]),
      build: String(words[5])
    )
  }
}
