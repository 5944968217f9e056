import UBRegression
import UBResults

/// The numbers of a suite that a later run is held to.
struct SuiteBaseline: VersionedDocument, Equatable {
  static let schema = "updatebench.benchmarks-baseline"
  static let schemaVersion = 1

  /// The numbers of one benchmark.
  struct Entry: Codable, Equatable {
    /// How many pieces of work an iteration does.
    var scalingFactor: Int
    /// What is held, by `BenchmarkMetric.key`.
    var metrics: [String: BaselineMetric]
    /// What got worse and is accepted until a day; `nil` if everything is accepted for good.
    var expiring: ExpiringAcceptance<BaselineMetric>?

    enum CodingKeys: String, CodingKey {
      case metrics, expiring
      case scalingFactor = "scaling_factor"
    }
  }

  /// The name of the suite's executable.
  var suite: String
  /// The machine the times come from; `nil` where none are held.
  var machine: Machine?
  var toolchain: Toolchain
  /// What counted the allocations.
  var allocationCounter: MetricCounter
  /// What counted the references; `nil` where none are held.
  var referenceCounter: MetricCounter?
  /// What counted the instructions; `nil` where none are held.
  var instructionCounter: MetricCounter?
  /// When and why numbers were accepted, oldest first.
  var acceptances: [Acceptance]
  /// The benchmarks by name.
  var entries: [String: Entry]

  /// What a run's numbers can be held to; metrics that can't be expected to repeat only where the
  /// benchmark has thresholds for them.
  init(of results: SuiteResults, thresholds: SuiteThresholds) {
    suite = results.suite
    toolchain = results.toolchain
    allocationCounter = results.allocationCounter
    acceptances = []
    entries = [:]
    var holdsTimes = false
    for figures in results.benchmarks {
      let judged = figures.metrics.filter { key, metric in
        metric.kind != .sampled || thresholds[figures.benchmark, key] != nil
      }
      holdsTimes = holdsTimes || judged.values.contains { $0.isTime }
      entries[figures.benchmark] = Entry(
        scalingFactor: figures.scalingFactor,
        metrics: judged.mapValues(BaselineMetric.init(of:))
      )
    }
    machine = holdsTimes ? results.machine : nil
    let held = Set(entries.values.flatMap(\.metrics.keys))
    let holdsReferences = BenchmarkMetric.arc.contains { held.contains($0.key) }
    referenceCounter = holdsReferences ? results.referenceCounter : nil
    let holdsInstructions = held.contains(BenchmarkMetric.instructions.key)
    instructionCounter = holdsInstructions ? results.instructionCounter : nil
  }

  enum CodingKeys: String, CodingKey {
    case suite, machine, toolchain, acceptances, entries
    case allocationCounter = "allocation_counter"
    case referenceCounter = "reference_counter"
    case instructionCounter = "instruction_counter"
  }
}
