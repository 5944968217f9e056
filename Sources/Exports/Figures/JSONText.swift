import FoundationEssentials

/// JSON as every export of it is written: indented, keys sorted.
enum JSONText {
  /// The text of a value; numbers that JSON has no digits for are the words that JMH uses.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+INF",
      negativeInfinity: "-INF",
      nan: "NaN"
    )
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
