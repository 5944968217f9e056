import Testing
import UBBuildComparison
import UBCommandLineSupport
import UBRegression
import UBReports
import UBResults
import UBShell

/// A suite that measures nothing.
@MainActor struct EmptySuite: MeasurableSuite {
  var name = "empty"
  var features: SuiteFeatures = []
  var summary: String { "No benchmarks." }
  var metrics: [String: Metric] { [:] }
  var thresholds: [String: [String: Thresholds]] { [:] }
  var tableStyle: TableStyle { TableStyle() }

  func listing() -> [ListedBenchmark] { [] }
  func entryNames() -> [String] { [] }
  func plan(_ request: RunRequest) throws -> any SuitePlan { throw ToolError.interrupted }
  func sweeps(_ request: SweepRequest) -> [Sweep] { [] }
}

/// Small tools and runs for tests.
enum Examples {
  /// A tool of a suite with some features.
  @MainActor static func tool(_ features: SuiteFeatures) -> Tool {
    Tool(
      name: "example",
      summary: "An example.",
      product: "example",
      suites: [EmptySuite(features: features)]
    )
  }

  /// The words after a verb of a tool, parsed.
  @MainActor static func arguments(
    _ words: [String],
    of verb: String = "run",
    _ features: SuiteFeatures = [.strategies, .parameters, .traces]
  ) throws -> Arguments {
    let verbs = tool(features).verbs
    let definition = try #require(verbs.map(\.definition).first { $0.name == verb })
    return try Arguments(words, of: definition)
  }

  /// A run of the benchmark `parse`, with a value for each metric.
  static func run(_ metrics: [Metric: Int]) -> ResultView {
    let figures = metrics.map { metric, value in
      let figures = MetricFigures(
        kind: .exact,
        metric: metric,
        isScaled: false,
        disagreement: nil,
        percentiles: PercentileValues(constant: value),
        samples: [[value]]
      )
      return (metric.key, figures)
    }
    return ResultView(
      IterationDocument(
        suite: "Example",
        date: "2026-01-02T03:04:05Z",
        command: ["Example", "run"],
        machine: Machine(processor: "A", cores: 2, memory: 1, kernel: "k", system: "s"),
        toolchain: Toolchain(swift: "6.3", compiler: nil, configuration: .release, traits: []),
        counters: MetricCounters([.allocations: MetricCounter(name: "counter", version: "1")]),
        benchmarks: [
          BenchmarkFigures(
            benchmark: "parse",
            tags: [:],
            scalingFactor: 1,
            processor: nil,
            metrics: Dictionary(uniqueKeysWithValues: figures),
            unavailable: [:]
          )
        ],
        failures: []
      )
    )
  }
}
