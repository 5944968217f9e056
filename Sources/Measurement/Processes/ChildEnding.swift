import Glibc

/// The way a child process ended.
package enum ChildEnding: Equatable, Sendable {
  /// The process exited with a status.
  case exited(status: Int)
  /// A signal ended the process.
  case signalled(number: Int, name: String)
  /// The process was killed for exceeding its time limit.
  case timedOut(seconds: Int)
  /// The process was killed because this process was asked to stop.
  case interrupted
}

extension ChildEnding {
  /// Decodes the system's wait status.
  init(waitStatus status: CInt) {
    let signal = Int(status & 0x7f)
    guard signal != 0 else {
      self = .exited(status: Int(status >> 8 & 0xff))
      return
    }
    let name = strsignal(CInt(signal)).map { String(cString: $0) }
    self = .signalled(number: signal, name: name ?? "unknown")
  }
}

extension ChildEnding: CustomStringConvertible {
  /// The predicate of a sentence about the process.
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let number, let name): "was ended by signal \(number) (\(name))"
    case .timedOut(let seconds): "took longer than \(seconds) s"
    case .interrupted: "was interrupted"
    }
  }
}
