/// The reason that a child process couldn't be started.
package struct ChildProcessError: Error, Equatable, Sendable {
  /// The executable.
  package let executable: String
  /// The system's error message.
  package let reason: String
}

extension ChildProcessError: CustomStringConvertible {
  /// A sentence with the executable and the reason.
  package var description: String { "\(executable): can't be started: \(reason)" }
}
