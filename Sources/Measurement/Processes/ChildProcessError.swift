/// Why a child process could not be started.
package struct ChildProcessError: Error, Equatable, Sendable {
  /// The executable.
  package let executable: String
  /// What the system said.
  package let reason: String
}

extension ChildProcessError: CustomStringConvertible {
  /// A sentence that names the executable and the reason.
  package var description: String { "\(executable): can't be started: \(reason)" }
}
