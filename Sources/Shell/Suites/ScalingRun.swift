import UBCommandLineSupport
import UBRegression
import UBResults

/// The sweeps of a suite, run.
@MainActor struct ScalingRun {
  /// The curves of every sweep.
  private(set) var record: ScalingRecord
  /// The entries without numbers.
  let failures: [Failure]
  /// The exponent of each timed sweep, of the median time; shown only.
  let times: [(place: String, fit: ScalingFit)]
  /// The strategies of the runs, in the order tables show them.
  let strategies: [String]

  /// Runs sweeps.
  ///
  /// - Throws: what a run throws.
  init(_ sweeps: [Sweep], suite: String) throws {
    var runs: [ResultView] = []
    var results: [String: ScalingSweepResult] = [:]
    var times: [(place: String, fit: ScalingFit)] = []
    for sweep in sweeps {
      let run = try sweep.plan.run().view
      let rows = sweep.rows(in: run)
      results[sweep.name] = ScalingSweepResult(of: rows, sizes: sweep.sizes)
      times += Self.times(of: sweep, in: rows)
      runs.append(run)
    }
    guard let first = runs.first, let counter = first.counters[.allocations] else {
      throw ToolError.failed("suite '\(suite)' has no sweeps")
    }
    record = ScalingRecord(
      suite: suite,
      toolchain: first.toolchain,
      allocationCounter: counter,
      sweeps: results
    )
    failures = runs.flatMap(\.failures)
    self.times = times
    strategies = first.frames?.strategies ?? [ScalingSweepResult.noStrategy]
  }

  /// Leaves out the sweeps without any exact cost and returns their names.
  ///
  /// A sweep with accepted exponents stays, so that their absence is found.
  mutating func leaveOutInexact(unlessIn accepted: ScalingRecord?) -> [String] {
    let names = record.sweeps.filter(\.value.curves.isEmpty).keys
      .filter { accepted?.sweeps[$0]?.curves.isEmpty ?? true }
    for name in names {
      record.sweeps[name] = nil
    }
    return names.sorted()
  }

  private static func times(
    of sweep: Sweep,
    in rows: [String?: [ResultView.Entry]]
  ) -> [(place: String, fit: ScalingFit)] {
    rows.sorted { $0.key ?? "" < $1.key ?? "" }.compactMap { strategy, entries in
      let medians = entries.compactMap { entry in
        entry.frames?.time.map { Int(clamping: $0.frame.p50) }
          ?? entry["wallClock"]?.percentiles.p50
      }
      guard medians.count == sweep.sizes.count, medians.allSatisfy({ $0 > 0 }) else { return nil }
      let place = ([sweep.name] + [strategy].compactMap(\.self)).joined(separator: " ")
      return (place, ScalingFit(sizes: sweep.sizes, costs: medians))
    }
  }
}
