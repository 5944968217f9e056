import UBSuites
import UBWorkloads

/// Workloads whose every number is known beforehand, and some that go wrong in a known way.
///
/// The tests run the harness with them, each through a real executable.
enum CalibrationSuite {
  /// The workload that does exactly the work that its parameters state.
  static let exactName = "calibration.exact"

  /// The suite, with the growth of the exact workload as its only sweep.
  static let suite = Suite(
    name: Calibration.name,
    summary: "Workloads of known truth, with which the harness itself is tested.",
    benchmarks: CalibrationFault?.known.map { fault in
      BenchmarkDefinition(definition(of: fault)) { parameters, strategy, clock in
        try CalibrationRun(parameters, strategy: strategy, fault: fault, clock: clock)
      }
    },
    sweeps: [
      SweepDefinition(
        exactName,
        over: "rows",
        sizes: [4, 8, 16, 32, 64],
        setting: [("frames", "2")]
      )
    ]
  )

  private static func definition(of fault: CalibrationFault?) -> WorkloadDefinition {
    WorkloadDefinition(
      id: "CX\((fault?.rawValue ?? 0) + 1)",
      name: fault.map { "calibration.\($0)" } ?? exactName,
      question: """
        Does the harness report exactly the work that was done? \
        Every number follows from the parameters.
        """,
      parameters: [
        parameter("frames", "measured frames", 1...100_000, default: 20),
        parameter("rows", "binding evaluations a frame needs", 1...100_000, default: 8),
        parameter("allocations", "blocks of 64 bytes made and freed in a frame", default: 3),
        parameter("retained", "blocks of 64 bytes made and kept in a frame", default: 0),
        parameter("milliseconds", "pause in a frame", default: 0),
        parameter("work", "rows that a frame updates", default: 0),
      ]
    )
  }

  private static func parameter(
    _ name: String,
    _ summary: String,
    _ range: ClosedRange<Int> = 0...100_000,
    default: Int
  ) -> ParameterDefinition {
    ParameterDefinition(name, summary, .integer(range), default: .integer(`default`))
  }
}
