import UBCCounters

/// Where a simulator around this process begins to count, and where it writes the count out.
package enum InstructionWindow {
  /// Forgets what was counted so far.
  package static func open() {
    instruction_window_open()
  }

  /// Writes out what was counted since the window opened.
  package static func close() {
    instruction_window_close()
  }

  /// What a simulated process has to have in its environment.
  package static let environment = ["UPDATEBENCH_SIMULATED": "1"]

  /// What tells callgrind to do so.
  static let options = [
    "--zero-before=instruction_window_open", "--dump-before=instruction_window_close",
    "--dump-line=no",
  ]
}
