import UBResults

/// Makes figures from the reports of several processes.
package enum PassMerge {
  /// The figures of each metric with values, by `BenchmarkMetric.key`.
  static func figures(
    of metrics: [BenchmarkMetric],
    in reports: [MeasuringPass: [PassReport]],
    countingInstructionsBy source: InstructionSource
  ) -> [String: MetricFigures] {
    var figures: [String: MetricFigures] = [:]
    for metric in metrics {
      figures[metric.key] = Self.figures(of: metric, in: reports)
    }
    if case .simulator = source {
      figures[BenchmarkMetric.instructions.key]?.kind = .simulated
    }
    return figures
  }

  private static func figures(
    of metric: BenchmarkMetric,
    in reports: [MeasuringPass: [PassReport]]
  ) -> MetricFigures? {
    func samples(_ pass: MeasuringPass) -> [[Int]] {
      (reports[pass] ?? []).compactMap { $0.samples[metric.key] }
    }
    guard metric.isCounted else {
      let taken = MeasuringPass.allCases.lazy.map(samples).first { !$0.isEmpty }
      return BenchmarkMetric.figures(of: metric, .sampled, samples: taken ?? [])
    }
    let counted = samples(.count)
    let processCount = reports[.count]?.count ?? 0
    guard let first = counted.first, processCount > 0 else {
      return BenchmarkMetric.figures(of: metric, .sampled, samples: samples(.time))
    }
    guard let disagreement = disagreement(of: counted, processCount: processCount) else {
      return BenchmarkMetric.figures(of: metric, .exact, samples: [first])
    }
    guard metric.isCustom else {
      return BenchmarkMetric.figures(
        of: metric,
        .nondeterministic,
        samples: counted,
        disagreement: disagreement
      )
    }
    // A number that the benchmark measures itself may be a time.
    let timed = samples(.time)
    return BenchmarkMetric.figures(of: metric, .sampled, samples: timed.isEmpty ? counted : timed)
  }

  /// The first disagreement of the processes in words; `nil` if they agree on every value.
  package static func disagreement(of samples: [[Int]], processCount: Int) -> String? {
    guard samples.count == processCount else {
      return "\(samples.count) of \(processCount) processes have values"
    }
    for (index, other) in samples.enumerated().dropFirst() {
      let first = samples[0]
      guard first != other else { continue }
      guard let iteration = zip(first, other).enumerated().first(where: { $1.0 != $1.1 }) else {
        let amount = Amount.of(first.count, "value")
        return "process 1 has \(amount), process \(index + 1) has \(other.count)"
      }
      return "value \(iteration.offset + 1) is \(iteration.element.0) in process 1 and "
        + "\(iteration.element.1) in process \(index + 1)"
    }
    return nil
  }
}
