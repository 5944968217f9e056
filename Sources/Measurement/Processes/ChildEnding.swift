/// How a child process ended.
package enum ChildEnding: Equatable, Sendable {
  /// It exited with a status.
  case exited(status: Int)
  /// A signal ended it.
  case signalled(number: Int, name: String)
  /// It was killed for taking longer than it may.
  case timedOut(seconds: Int)
  /// It was killed because this process was asked to stop.
  case interrupted
}
