/// The reason that a process's system calls can't be counted.
package struct SystemCallTraceError: Error, Equatable, Sendable {
  let reason: String
}

extension SystemCallTraceError: CustomStringConvertible {
  /// A sentence with the system's answer.
  package var description: String { "the system permits no process tracing (\(reason))" }
}
