/// Why systems or op lists could not be run to their end, and where.
package struct SolveFailure: Error, Equatable, CustomStringConvertible {
  /// What kind of failure it is; each has its own exit code.
  package enum Kind: Int32, Sendable {
    /// An expectation of the input does not hold.
    case unexpected = 1
    /// The input is not what the format says.
    case malformed = 65
  }

  /// What kind of failure it is.
  package let kind: Kind
  /// The input's name, as given.
  package let file: String
  /// The place in the input: a line, or a list and the index of an operation.
  package let place: String
  /// What the format or the input calls for.
  package let expected: String
  /// What is there instead.
  package let found: String

  /// The process's exit code.
  package var exitCode: Int32 { kind.rawValue }

  /// The failure on one line.
  package var description: String {
    "\(file): \(place): expected \(expected), found \(found)"
  }
}
