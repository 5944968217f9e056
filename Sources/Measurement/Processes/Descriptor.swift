import Glibc

/// Writes to an open file descriptor.
enum Descriptor {
  /// Writes a whole text; returns the error number on failure.
  static func write(_ text: String, to descriptor: CInt) -> CInt? {
    var rest = ArraySlice(Array(text.utf8))
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
