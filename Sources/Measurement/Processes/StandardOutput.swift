import Glibc
package import Results

/// The stream for results, on which a full disk is an error as on any other.
package enum StandardOutput {
  /// Prints a line.
  ///
  /// - Throws: `FileError`.
  package static func print(_ line: String, terminator: String = "\n") throws(FileError) {
    guard let code = Descriptor.write(line + terminator, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    throw FileError(file: "standard output", operation: "write", reason: reason)
  }
}
