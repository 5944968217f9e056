import Glibc

/// The stream for progress and error messages.
package enum StandardError {
  /// Whether the stream is a terminal.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text as it is.
  package static func write(_ text: String) {
    _ = Descriptor.write(text, to: STDERR_FILENO)
  }
}
