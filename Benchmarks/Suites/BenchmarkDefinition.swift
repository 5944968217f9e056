package import UBWorkloads

/// A workload at fixed parameters, run under every strategy of its suite.
package struct BenchmarkDefinition {
  /// The workload to run.
  package let workload: any Workload.Type
  /// What is set about it, as `--set` would.
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
