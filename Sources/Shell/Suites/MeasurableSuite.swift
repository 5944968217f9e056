package import UBBuildComparison
import UBCommandLineSupport
package import UBRegression
package import UBReports
package import UBResults

/// A suite that the shell's verbs can list, run and judge.
@MainActor package protocol MeasurableSuite {
  /// The name on the command line and of the baseline file.
  var name: String { get }
  /// The purpose in one line.
  var summary: String { get }
  /// The options that its runs understand.
  var features: SuiteFeatures { get }
  /// The metrics it can measure, by key.
  var metrics: [String: Metric] { get }
  /// The allowed differences by benchmark label and metric key.
  var thresholds: [String: [String: Thresholds]] { get }
  /// The keys of metrics that are judged, and measured for a gate, only with thresholds.
  var metricsNeedingThresholds: Set<String> { get }
  /// The names and units of its tables.
  var tableStyle: TableStyle { get }
  /// Its benchmarks, a block each, in order.
  func listing() throws -> [ListedBenchmark]
  /// The names of its entries, one for each threshold file.
  func entryNames() throws -> [String]
  /// Decides what a request runs.
  ///
  /// - Throws: `UsageError` for unknown names or a filter that nothing matches; `ToolError`.
  func plan(_ request: RunRequest) throws -> any SuitePlan
  /// Decides which sweeps a request runs: those that the suite states, or one over a parameter.
  ///
  /// - Throws: `UsageError`.
  func sweeps(_ request: SweepRequest) throws -> [Sweep]
}

extension MeasurableSuite {
  /// None, unless a suite has such metrics.
  package var metricsNeedingThresholds: Set<String> { [] }
}

/// The options that only some suites understand.
package struct SuiteFeatures: OptionSet, Sendable {
  /// The bits.
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Benchmarks run under several update strategies.
  package static let strategies = SuiteFeatures(rawValue: 1 << 0)
  /// Benchmarks have parameters that `--set` sets.
  package static let parameters = SuiteFeatures(rawValue: 1 << 1)
  /// The passes of frames can be traced.
  package static let traces = SuiteFeatures(rawValue: 1 << 2)
  /// Instructions of all benchmarks are counted in a minute, so that gates count them unasked.
  package static let instructions = SuiteFeatures(rawValue: 1 << 4)
  /// Benchmarks have thresholds, by which stored times can be judged.
  package static let thresholds = SuiteFeatures(rawValue: 1 << 3)
}

/// A benchmark as `list` shows it.
package struct ListedBenchmark: Sendable {
  /// The names that filters match: name, id and labels.
  package let names: [String]
  /// The id and the name.
  package let title: String
  /// The lines below: the question, the parameter sets, the strategies, the metrics.
  package let lines: [String]
  /// Further lines, for a list of chosen benchmarks: the parameters.
  package let details: [String]

  /// A benchmark with its lines.
  package init(names: [String], title: String, lines: [String], details: [String] = []) {
    self.names = names
    self.title = title
    self.lines = lines
    self.details = details
  }
}

/// The benchmarks that will run, decided before anything does.
@MainActor package protocol SuitePlan {
  /// The entries of a baseline that the run is meant to have.
  var scope: ComparisonScope { get }
  /// The entries as other processes measure them, for comparisons of builds.
  var items: [BuildItem] { get }
  /// Measures everything.
  ///
  /// - Throws: `ToolError.interrupted`, or an error that says why nothing can be measured here.
  func run() throws -> StoredResult
}

/// A benchmark at several sizes.
package struct Sweep {
  /// The name in records and reports.
  package let name: String
  /// The parameter or tag that sets the size.
  package let parameter: String
  /// Its values, rising.
  package let sizes: [Int]
  /// The benchmark at each size.
  package let plan: any SuitePlan

  package init(name: String, parameter: String, sizes: [Int], plan: any SuitePlan) {
    self.name = name
    self.parameter = parameter
    self.sizes = sizes
    self.plan = plan
  }

  /// The entries of a run by strategy, in the order of the sizes.
  func rows(in run: ResultView) -> [String?: [ResultView.Entry]] {
    var rows: [String?: [ResultView.Entry]] = [:]
    for size in sizes {
      for entry in run.entries where entry.parameters[parameter] == String(size) {
        rows[entry.identity.strategy, default: []].append(entry)
      }
    }
    return rows
  }
}
