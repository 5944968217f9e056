import Glibc
package import Results

/// The stream for results, on which a full disk is an error as on any other.
package enum StandardOutput {
  /// Writes a text and a line break.
  ///
  /// - Throws: `FileError`.
  package static func writeLine(_ text: String) throws(FileError) {
    try write(text + "\n")
  }

  /// Writes a text as it is.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String) throws(FileError) {
    guard let code = Descriptor.write(text, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    throw FileError(file: "standard output", operation: "write", reason: reason)
  }
}
