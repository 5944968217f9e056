package import UBWorkloads

/// A named section of the catalogue.
package struct Suite {
  /// The name on the command line and of the baseline file.
  package let name: String
  /// The suite's purpose.
  package let summary: String
  /// Its benchmarks, in the order they run and are shown.
  package let benchmarks: [BenchmarkDefinition]
  /// The strategies each of them runs under.
  package let strategies: StrategyCatalogue

  package init(
    name: String,
    summary: String,
    benchmarks: [BenchmarkDefinition],
    strategies: StrategyCatalogue = .standard
  ) {
    self.name = name
    self.summary = summary
    self.benchmarks = benchmarks
    self.strategies = strategies
  }
}

/// A workload at fixed parameters, run under every strategy of its suite.
package struct BenchmarkDefinition {
  /// The workload to run.
  package let workload: any Workload.Type
  /// The parameters that differ from the defaults, as for `--set`.
  package let settings: [(name: String, text: String)]

  package init(
    _ workload: any Workload.Type,
    setting settings: [(name: String, text: String)] = []
  ) {
    self.workload = workload
    self.settings = settings
  }

  /// The workload's dotted name, such as `list-scroll.steady`.
  package var name: String { workload.definition.name }
}
