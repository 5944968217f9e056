import Glibc

/// External requests to stop: Ctrl-C, `kill`, a closed terminal.
package enum Interruption {
  /// Blocks the signals of such requests, so that only `isRequested` sees them and no file is left
  /// half-written.
  ///
  /// A file size limit then fails a write instead of ending the process.
  package static func holdBack() {
    var signals = held
    sigprocmask(SIG_BLOCK, &signals, nil)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Whether the process was asked to stop since `holdBack()`.
  package static var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// A process started to outlive its terminal, as by `nohup`, ignores the closing of the terminal.
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
