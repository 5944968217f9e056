import UBCCounters

/// The points at which a simulator around this process begins to count and writes the count out.
package enum InstructionWindow {
  /// Begins to find functions and count; until then, a simulator told to wait is ten times faster.
  package static func startCounting() {
    instruction_counting_start()
  }

  /// Ends what `startCounting()` began.
  package static func stopCounting() {
    instruction_counting_stop()
  }

  /// Forgets what was counted so far.
  package static func open() {
    instruction_window_open()
  }

  /// Writes out what was counted since the window opened.
  package static func close() {
    instruction_window_close()
  }

  /// The variables that a simulated process needs in its environment.
  package static let environment = ["UPDATEBENCH_SIMULATED": "1"]

  /// The options that make callgrind do so.
  static let options = [
    "--zero-before=instruction_window_open", "--dump-before=instruction_window_close",
    "--dump-line=no",
  ]
}
