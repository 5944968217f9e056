package import UBInstrumentation
package import UpdatePipeline
package import UBWorkloads

/// A workload at fixed parameters, run under strategies.
package struct BenchmarkDefinition {
  /// Makes a fresh run under a strategy; with a clock, the solver reads it.
  package typealias Factory = (
    _ parameters: Parameters,
    _ strategy: UpdateStrategy,
    _ clock: (@convention(c) () -> UInt64)?
  ) throws -> any MeasuredRun

  /// The workload's names, question and parameters.
  package let definition: WorkloadDefinition
  /// The suite's settings, as `--set` would make them.
  package let settings: [(name: String, text: String)]
  /// The names of its strategies; `nil` for all of its suite.
  package let strategies: [String]?
  /// Makes a fresh run.
  package let makeRun: Factory

  /// A benchmark of anything that steps in frames.
  package init(
    _ definition: WorkloadDefinition,
    setting settings: [(name: String, text: String)] = [],
    strategies: [String]? = nil,
    makeRun: @escaping Factory
  ) {
    self.definition = definition
    self.settings = settings
    self.strategies = strategies
    self.makeRun = makeRun
  }

  /// A benchmark of a workload that shows an interface.
  package init(
    _ workload: any Workload.Type,
    setting settings: [(name: String, text: String)] = []
  ) {
    self.init(workload.definition, setting: settings) { parameters, strategy, clock in
      WorkloadRun(try workload.init(parameters, strategy: strategy), clock: clock)
    }
  }

  /// The workload's dotted name, such as `list-scroll.steady`.
  package var name: String { definition.name }
}
