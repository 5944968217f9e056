import UBCCounters

/// The points at which a simulator around this process begins to count and writes the count out.
package enum InstructionWindow {
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
