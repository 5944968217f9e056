import Glibc
import UBCCounters

/// The windows in which the tracer of this process counts its system calls.
package enum SystemCallWindow {
  /// Opens a window.
  package static func open() {
    system_call_send_mark(system_call_mark_open)
  }

  /// Closes the window.
  package static func close() {
    system_call_send_mark(system_call_mark_close)
  }

  /// Discards all windows so far.
  package static func reset() {
    system_call_send_mark(system_call_mark_reset)
  }

  /// Stops this process until its tracer continues it and counts its calls.
  package static func waitForTracer() {
    raise(SIGSTOP)
  }
}
