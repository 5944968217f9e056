/// The reason why a command stops early.
package enum ToolError: Error {
  /// The command line is invalid.
  case usage(UsageError)
  /// The command failed.
  case failed(String)
  /// The comparison is impossible.
  case notComparable(String)
  /// The command was interrupted.
  case interrupted

  /// The exit status.
  package var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .failed: .failure
    case .notComparable: .notComparable
    case .interrupted: .interrupted
    }
  }
}

extension ToolError: CustomStringConvertible {
  /// The error message.
  package var description: String {
    switch self {
    case .usage(let error): error.description
    case .failed(let reason), .notComparable(let reason): reason
    case .interrupted: "interrupted; nothing was written"
    }
  }
}
