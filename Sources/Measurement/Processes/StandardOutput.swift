import Glibc
package import UBResults

/// The stream for results, on which a full disk is an error.
package enum StandardOutput {
  /// Redirects the output of a closure to standard error, so that it can't mix with results.
  package static func divert(during body: () -> Void) {
    let saved = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    body()
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    close(saved)
  }

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
