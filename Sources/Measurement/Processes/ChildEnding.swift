import Glibc

/// The ending of a child process.
package enum ChildEnding: Equatable, Sendable {
  /// It exited with a status.
  case exited(status: Int)
  /// A signal ended it.
  case signalled(number: Int, name: String)
  /// It was killed after its time limit.
  case timedOut(seconds: Int)
  /// It was killed since it wrote more output than anything needs.
  case flooded(megabytes: Int)
  /// It was killed since this process was interrupted.
  case interrupted
}

extension ChildEnding {
  /// The ending by the system's wait status.
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
  /// The ending as the end of a sentence about the process.
  package var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signalled(let number, let name): "was ended by signal \(number) (\(name))"
    case .timedOut(let seconds): "took longer than \(seconds) s"
    case .flooded(let megabytes): "wrote more than \(megabytes) MB"
    case .interrupted: "was interrupted"
    }
  }
}
