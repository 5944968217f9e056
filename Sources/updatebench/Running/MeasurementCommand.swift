import UBSuites
import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBWorkloads

/// The hidden command with which the tool starts itself to measure one run.
struct MeasurementCommand {
  /// A kind of measurement.
  enum Mode: String, CaseIterable {
    case count, time, trace, sample, instructions, allocations

    /// The name of its process in errors.
    var pass: String {
      switch self {
      case .count, .instructions: "counting"
      case .time, .sample: "timing"
      case .trace: "tracing"
      case .allocations: "stack recording"
      }
    }
  }

  /// The kind of measurement.
  let mode: Mode
  /// The number of runs to record.
  var runCount: Int
  /// The frames of the warm-up run before them; `nil` for all of its frames.
  var warmUpFrameCount: Int?
  /// The frames after which a repeated run may end; `nil` for all of its frames.
  var repeatedFrameCount: Int?
  /// The suite's name.
  let suite: String
  /// The benchmark's dotted name.
  let benchmark: String
  /// The names of the strategies; several can only be counted.
  var strategies: [String]
  /// Every parameter that isn't the default.
  let settings: [(name: String, text: String)]

  /// The words of the command.
  var words: [String] {
    var words = [
      MeasureVerb.name, "--parent", String(Lifeline.processNumber), "--mode", mode.rawValue,
      "--runs", String(runCount), "--suite", suite, "--benchmark", benchmark,
    ]
    words += strategies.flatMap { ["--strategy", $0] }
    if let warmUpFrameCount { words += ["--warm-up", String(warmUpFrameCount)] }
    if let repeatedFrameCount { words += ["--repeat", String(repeatedFrameCount)] }
    words += settings.flatMap { ["--set", "\($0.name)=\($0.text)"] }
    return words
  }
}

extension MeasurementCommand {
  /// The command that measures an item of a plan.
  init(
    _ mode: Mode,
    runs: Int,
    warmUpFrameCount: Int? = nil,
    of item: RunPlan.Item,
    in plan: RunPlan,
    _ strategies: [String]
  ) {
    self.init(
      mode: mode,
      runCount: runs,
      warmUpFrameCount: warmUpFrameCount,
      suite: plan.suite.name,
      benchmark: item.benchmark.name,
      strategies: strategies,
      settings: item.parameters.changed.map { ($0.name, $0.value.description) }
    )
  }
}

extension ChildLauncher {
  /// Measures a run in a new process.
  ///
  /// - Throws: the errors of the launcher's own `report`.
  func report<Report: VersionedDocument>(
    _ type: Report.Type,
    _ command: MeasurementCommand,
    deterministicHashing: Bool,
    setting changes: [String: String] = [:]
  ) throws -> Report {
    try report(
      type,
      pass: command.mode.pass,
      words: command.words,
      deterministicHashing: deterministicHashing,
      setting: changes
    )
  }
}
