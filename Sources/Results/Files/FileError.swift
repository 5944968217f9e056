/// Why a file could not be written; the file that was there before is untouched.
package struct FileError: Error, Equatable, Sendable {
  /// The file to be written.
  package let file: String
  /// What was being done, such as `write`.
  package let operation: String
  /// What the system said.
  package let reason: String

  package init(file: String, operation: String, reason: String) {
    self.file = file
    self.operation = operation
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// A sentence that names the file, the operation and the reason.
  package var description: String { "\(file): can't \(operation): \(reason)" }
}
