import UBResults

/// Comma-separated values: a row a timed frame, in the order taken, so that anything can be
/// computed again.
enum CSVSamplesFormat {
  private static let header = [
    "suite", "date", "label", "strategy", "repetition", "frame", "frame_ns", "cpu_ns", "solver_ns",
  ]

  /// The text of runs.
  ///
  /// - Throws: `ExportError.withoutTimes` if no run was timed.
  static func text(of runs: [ExportedRun]) throws(ExportError) -> String {
    var rows = [CSVFormat.row(header)]
    for run in runs {
      for result in run.document?.results ?? [] {
        guard let samples = result.time?.samples else { continue }
        for (repetition, frames) in samples.frame.enumerated() {
          for (index, frame) in frames.enumerated() {
            let times = [
              frame, samples.cpu[repetition][index], samples.solver[repetition][index],
            ]
            let place = [String(repetition + 1), String(index + 1)]
            rows.append(
              CSVFormat.row(
                [run.suite, run.date, result.label, result.strategy] + place
                  + times.map(String.init)
              )
            )
          }
        }
      }
    }
    guard rows.count > 1 else { throw .withoutTimes(format: .csvSamples) }
    return rows.joined()
  }
}
