import Glibc

/// A file with numbers about this process that the kernel generates on each read.
package struct ProcessFile: Sendable {
  private let descriptor: CInt

  /// Opens a file in `/proc/self`; `nil` if it doesn't exist.
  package init?(_ name: String) {
    let descriptor = open("/proc/self/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  /// The numbers after the given keys, such as `rchar:`, and the length of the file's text.
  ///
  /// It reads the file with one call. The number of a missing key is `nil`.
  package func read(_ keys: [StaticString]) -> (values: [Int?], length: Int) {
    withText { text in (keys.map { Self.number(after: $0, in: text) }, text.count) }
  }

  /// The number after a key; allocates nothing.
  package func number(after key: StaticString) -> Int? {
    withText { Self.number(after: key, in: $0) }
  }

  private func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A temporary allocation of this size would be on the heap.
    var storage = InlineArray<4_096, UInt8>(repeating: 0)
    var bytes = storage.mutableSpan
    return bytes.withUnsafeMutableBufferPointer { buffer in
      let length = max(pread(descriptor, buffer.baseAddress, buffer.count, 0), 0)
      return body(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }

  /// The number after a key at the start of a line.
  private static func number(after key: StaticString, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    key.withUTF8Buffer { key in
      var start = 0
      while start + key.count <= text.count {
        if text[start..<start + key.count].elementsEqual(key) {
          return digits(in: text[(start + key.count)...])
        }
        guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        start = end + 1
      }
      return nil
    }
  }

  private static func digits(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let digits = text.drop { blanks.contains($0) }.prefix { (48...57).contains($0) }
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
