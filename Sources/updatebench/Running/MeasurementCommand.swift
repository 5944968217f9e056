import CommandLineSupport
import Measurement
import Results
import Workloads

/// The hidden command with which the tool starts itself to measure one run.
struct MeasurementCommand {
  /// What to measure.
  enum Mode: String, CaseIterable {
    case count, time, sample, instructions
  }

  /// What to measure.
  let mode: Mode
  /// How many runs to record.
  let runCount: Int
  /// The suite's name.
  let suite: String
  /// The benchmark's dotted name.
  let benchmark: String
  /// The strategy's name.
  let strategy: String
  /// Every parameter that isn't the default.
  let settings: [(name: String, text: String)]

  /// The words of the command.
  var words: [String] {
    [
      MeasureVerb.definition.name, "--parent", String(Lifeline.processNumber), "--mode",
      mode.rawValue, "--runs", String(runCount),
      "--suite", suite, "--benchmark", benchmark, "--strategy", strategy,
    ]
      + settings.flatMap { ["--set", "\($0.name)=\($0.text)"] }
  }
}

extension ChildLauncher {
  /// Measures a run in a new process; `ChildLauncher` says how that may fail.
  func report<Report: VersionedDocument>(
    _ type: Report.Type,
    _ command: MeasurementCommand,
    deterministicHashing: Bool,
    setting changes: [String: String] = [:]
  ) throws -> Report {
    try report(
      type,
      pass: command.mode == .count ? "counting" : "timing",
      words: command.words,
      deterministicHashing: deterministicHashing,
      setting: changes
    )
  }
}
