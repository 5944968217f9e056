import UBCommandLineSupport
import UBSuites
import UBWorkloads

/// A suite the runner can run.
struct RunnableSuite {
  /// The name on the command line and of the baseline file.
  let name: String
  /// What it is for.
  let summary: String
  /// Whether `list` and help leave it out.
  let isHidden: Bool
  /// Its benchmarks, in order.
  let benchmarks: [RunnableBenchmark]

  /// Every suite, the one that runs unless another is named first.
  static var all: [RunnableSuite] {
    UpdateBenchCommand.suites.map(RunnableSuite.init(of:))
      + [SolverSuite.suite, CalibrationSuite.suite]
  }

  /// The names of its benchmarks' strategies, each once, in the order tables show them.
  var strategies: [String] {
    var names: Set<String> = []
    return benchmarks.flatMap(\.strategies).filter { names.insert($0).inserted }
  }

  /// The workloads of its benchmarks, each once, in order.
  var workloads: [WorkloadDefinition] {
    var names: Set<String> = []
    return benchmarks.map(\.definition).filter { names.insert($0.name).inserted }
  }

  /// The suite of that name.
  ///
  /// - Throws: `UsageError.unknownName`.
  static func named(_ name: String?) throws(UsageError) -> RunnableSuite {
    let all = all
    guard let suite = all.first(where: { name == nil || $0.name == name }) else {
      let known = all.filter { !$0.isHidden }.map(\.name)
      throw .unknownName(kind: "suite", name: name ?? "", known: known)
    }
    return suite
  }
}
