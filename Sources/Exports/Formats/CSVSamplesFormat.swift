import UBResults

/// Comma-separated values: a row for each timed frame of workloads, or for each value of a metric
/// of plain Swift, in the order taken.
enum CSVSamplesFormat {
  private static let headerOfFrames = [
    "suite", "date", "label", "strategy", "repetition", "frame", "frame_ns", "cpu_ns", "solver_ns",
  ]
  private static let headerOfValues = [
    "suite", "date", "benchmark", "metric", "kind", "unit", "process", "index", "value",
  ]

  /// The text of runs of one kind.
  ///
  /// - Throws: `ExportError.withoutTimes` for workloads of which none was timed,
  ///   `ExportError.mixedKinds`.
  static func text(of sources: [ExportSource]) throws(ExportError) -> String {
    guard Set(sources.map(\.hasFrames)).count < 2 else { throw .mixedKinds(format: .csvSamples) }
    guard sources.contains(where: \.hasFrames) else {
      return CSVFormat.row(headerOfValues) + sources.flatMap(rowsOfValues).joined()
    }
    let rows = sources.flatMap(rowsOfFrames)
    guard !rows.isEmpty else { throw .withoutTimes(format: .csvSamples) }
    return CSVFormat.row(headerOfFrames) + rows.joined()
  }

  private static func rowsOfFrames(of source: ExportSource) -> [String] {
    var rows: [String] = []
    for result in source.entries.compactMap(\.frames) {
      guard let samples = result.time?.samples else { continue }
      let start = [source.view.suite, source.view.date, result.label, result.strategy]
      for (repetition, frames) in samples.frame.enumerated() {
        for (index, frame) in frames.enumerated() {
          let times = [frame, samples.cpu[repetition][index], samples.solver[repetition][index]]
          let place = [String(repetition + 1), String(index + 1)]
          rows.append(CSVFormat.row(start + place + times.map(String.init)))
        }
      }
    }
    return rows
  }

  private static func rowsOfValues(of source: ExportSource) -> [String] {
    source.entries.flatMap { entry in
      entry.measurements.filter { source.includes($0.metric.key) }.flatMap { measurement in
        let start = [
          source.view.suite, source.view.date, entry.identity.label, measurement.metric.key,
          measurement.kind.rawValue, measurement.metric.unit.rawValue,
        ]
        return measurement.samples.enumerated().flatMap { process, values in
          values.enumerated().map { index, value in
            CSVFormat.row(start + [process + 1, index + 1, value].map(String.init))
          }
        }
      }
    }
  }
}
