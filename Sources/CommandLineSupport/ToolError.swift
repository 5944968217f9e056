/// Why the tool stops before its work is done.
package enum ToolError: Error {
  /// The command can't be understood.
  case usage(UsageError)
  /// The work can't be done.
  case failed(String)
  /// The comparison can't be made.
  case notComparable(String)
  /// The tool was asked to stop.
  case interrupted

  /// The status to exit with.
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
  /// What to tell the person.
  package var description: String {
    switch self {
    case .usage(let error): error.description
    case .failed(let reason), .notComparable(let reason): reason
    case .interrupted: "interrupted; nothing was written"
    }
  }
}
