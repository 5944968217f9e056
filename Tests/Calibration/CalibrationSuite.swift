import UBSuites
import UBWorkloads

/// Workloads whose every number is known beforehand, and some that go wrong in a known way.
///
/// The gate is tested with them through the real executable. No help shows the suite.
enum CalibrationSuite {
  /// The suite, hidden from lists.
  static let suite = RunnableSuite(
    name: "calibration",
    summary: "Workloads of known truth, with which the harness itself is tested.",
    isHidden: true,
    benchmarks: CalibrationFault?.known.map { fault in
      RunnableBenchmark(
        definition: definition(of: fault),
        settings: [],
        strategies: StrategyCatalogue.standard.names
      ) { parameters, strategy, clock in
        try CalibrationRun(parameters, strategy: strategy, fault: fault, clock: clock)
      }
    }
  )

  private static func definition(of fault: CalibrationFault?) -> WorkloadDefinition {
    WorkloadDefinition(
      id: "CX\((fault?.rawValue ?? 0) + 1)",
      name: "calibration.\(fault.map { "\($0)" } ?? "exact")",
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
        parameter("work", "rows that are gone over in a frame", default: 0),
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
