import Glibc

/// The stream for people: progress and complaints.
package enum StandardError {
  /// Whether a person watches at a terminal.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text as it is.
  package static func write(_ text: String) {
    _ = Descriptor.write(text, to: STDERR_FILENO)
  }
}
