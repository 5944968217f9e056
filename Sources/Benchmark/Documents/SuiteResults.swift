import UBResults

/// What one run of a suite found: every number, and what it takes to judge and repeat them.
struct SuiteResults: VersionedDocument, Equatable {
  static let schema = "updatebench.benchmarks"
  static let schemaVersion = 1

  /// The name of the suite's executable.
  var suite: String
  /// When the run ended, in ISO 8601, UTC.
  var date: String
  /// The words of the command, the executable's name first.
  var command: [String]
  var machine: Machine
  var toolchain: Toolchain
  /// What counted the allocations.
  var allocationCounter: MetricCounter
  /// What counted the references; `nil` if none were counted.
  var referenceCounter: MetricCounter?
  /// What counted the instructions; `nil` if none were counted.
  var instructionCounter: MetricCounter?
  /// What was measured, in the order registered.
  var benchmarks: [BenchmarkFigures]
  /// What could not be measured and why, in the order registered.
  var failures: [BenchmarkFailure]

  /// Two benchmarks of one name.
  var flaw: DocumentFlaw? {
    var known: Set<String> = []
    for (index, figures) in benchmarks.enumerated() {
      guard known.insert(figures.benchmark).inserted else {
        return DocumentFlaw(
          key: "benchmarks[\(index)]",
          detail: "found a second benchmark '\(figures.benchmark)'"
        )
      }
    }
    return nil
  }

  enum CodingKeys: String, CodingKey {
    case suite, date, command, machine, toolchain, benchmarks, failures
    case allocationCounter = "allocation_counter"
    case referenceCounter = "reference_counter"
    case instructionCounter = "instruction_counter"
  }
}
