/// A named section of the catalogue.
package struct Suite {
  /// The name on the command line and of the baseline file.
  package let name: String
  /// The purpose in one line.
  package let summary: String
  /// Its benchmarks, in the order they run and are shown.
  package let benchmarks: [BenchmarkDefinition]
  /// The strategies that a benchmark runs under unless it names its own.
  package let strategies: StrategyCatalogue
  /// The sizes that `scaling` sweeps.
  package let sweeps: [SweepDefinition]

  package init(
    name: String,
    summary: String,
    benchmarks: [BenchmarkDefinition],
    strategies: StrategyCatalogue = .standard,
    sweeps: [SweepDefinition] = []
  ) {
    self.name = name
    self.summary = summary
    self.benchmarks = benchmarks
    self.strategies = strategies
    self.sweeps = sweeps
  }
}

/// A workload over several values of one parameter that sets its size.
package struct SweepDefinition {
  /// The workload's dotted name.
  package let workload: String
  /// The parameter that sets the size.
  package let parameter: String
  /// Its values, rising.
  package let sizes: [Int]
  /// Further settings, as `--set` would make them.
  package let settings: [(name: String, text: String)]

  package init(
    _ workload: String,
    over parameter: String,
    sizes: [Int],
    setting settings: [(name: String, text: String)] = []
  ) {
    self.workload = workload
    self.parameter = parameter
    self.sizes = sizes
    self.settings = settings
  }
}
