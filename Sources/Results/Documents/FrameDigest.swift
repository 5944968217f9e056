import UBInstrumentation

/// A digest of the display of a frame or a run; sixteen hexadecimal digits in JSON.
package struct FrameDigest: Hashable, Sendable {
  /// The hash.
  package var value: UInt64

  package init(_ value: UInt64) {
    self.value = value
  }

  /// The digest of a run, from its frames' digests in order.
  package init(combining frames: [FrameDigest]) {
    var digest = Digest()
    for frame in frames {
      digest.combine(frame.value)
    }
    value = digest.value
  }
}

extension FrameDigest: CustomStringConvertible {
  /// The sixteen digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FrameDigest: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "found '\(text)', expected sixteen hexadecimal digits"
      )
    }
    self.value = value
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
