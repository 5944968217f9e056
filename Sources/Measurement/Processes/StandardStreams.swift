import Glibc
package import UBResults

/// The stream for people: progress and complaints.
package enum StandardError {
  /// Whether the stream goes to a terminal.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text without adding a line break.
  package static func write(_ text: String) {
    _ = Descriptor.write(text, to: STDERR_FILENO)
  }
}

/// The stream for results; a full disk is an error there as in any file.
package enum StandardOutput {
  /// Sends everything that a body prints to standard error, so that it can't end up among results.
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

  /// Writes a text without adding a line break.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String) throws(FileError) {
    guard let code = Descriptor.write(text, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    throw FileError(file: "standard output", operation: "write", reason: reason)
  }
}

/// The stream on which a measuring process reports.
///
/// Everything that the measured code prints goes to standard error, so that it can't end up in the
/// report.
package struct ReportChannel {
  private let descriptor: CInt

  /// Takes standard output for the report and redirects everything else to standard error.
  package init() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes a text; returns whether all of it was written.
  package func write(_ text: String) -> Bool {
    Descriptor.write(text, to: descriptor) == nil
  }
}

/// Writing to an open file descriptor.
private enum Descriptor {
  /// Writes all of a text; returns the error number if that fails.
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
