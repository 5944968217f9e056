package import UBWorkloads

/// A workload at fixed parameters, run under several strategies.
package struct BenchmarkDefinition {
  /// The workload to run.
  package let workload: any Workload.Type
  /// What is set about it, as `--set` would.
  package let settings: [(name: String, text: String)]
  /// The names of the strategies it runs under.
  package let strategies: [String]

  package init(
    _ workload: any Workload.Type,
    setting settings: [(name: String, text: String)] = [],
    strategies: [String] = BenchmarkDefinition.everyStrategy
  ) {
    self.workload = workload
    self.settings = settings
    self.strategies = strategies
  }

  /// The workload's dotted name, such as `list-scroll.steady`.
  package var name: String { workload.definition.name }
}
