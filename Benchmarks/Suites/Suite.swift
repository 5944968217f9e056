/// A named section of the catalogue.
package struct Suite {
  /// The name on the command line and of the baseline file.
  package let name: String
  /// What the suite is for.
  package let summary: String
  /// Its benchmarks, in the order they run and are shown.
  package let benchmarks: [BenchmarkDefinition]

  package init(name: String, summary: String, benchmarks: [BenchmarkDefinition]) {
    self.name = name
    self.summary = summary
    self.benchmarks = benchmarks
  }
}
