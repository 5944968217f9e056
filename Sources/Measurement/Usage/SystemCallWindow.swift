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

  /// Waits until this process is traced, for ten seconds at most.
  package static func waitForTracer() {
    guard let status = ProcessFile("status") else { return }
    for _ in 0..<10_000 where status.number(after: "TracerPid:") == 0 {
      Clocks.pause(milliseconds: 1)
    }
  }
}
