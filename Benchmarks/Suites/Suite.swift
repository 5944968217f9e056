/// A named section of the catalogue.
package struct Suite {
  /// The name on the command line and of the baseline file.
  package let name: String
  /// What the suite is for.
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
