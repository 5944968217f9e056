import Glibc

/// Signals that ask the process to stop: Ctrl-C, `kill`, a closed terminal.
package enum Interruption {
  /// Blocks these signals, so that only `isRequested` sees them and no file is left half-written.
  package static func holdBack() {
    var signals = held
    sigprocmask(SIG_BLOCK, &signals, nil)
    surviveFileLimit()
  }

  /// Makes a write beyond the file-size limit fail, with a message, instead of ending the process.
  package static func surviveFileLimit() {
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether a signal came since `holdBack()`.
  package static var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// A closed terminal doesn't stop a process that was started to outlive it, as by `nohup`.
  private static let signals = isIgnored(SIGHUP) ? [SIGINT, SIGTERM] : [SIGINT, SIGTERM, SIGHUP]

  private static func isIgnored(_ signal: CInt) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static var held: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals {
      sigaddset(&set, signal)
    }
    return set
  }
}
