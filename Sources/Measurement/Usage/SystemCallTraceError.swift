/// Why the calls of a process can't be counted.
package struct SystemCallTraceError: Error, Equatable, Sendable {
  let reason: String
}

extension SystemCallTraceError: CustomStringConvertible {
  /// A sentence that says what the system answered.
  package var description: String { "the system lets no process be traced (\(reason))" }
}
