import UBCommandLineSupport
import UBSuites
import UpdatePipeline
import UBWorkloads

// The one place where the harness meets the pipeline.

extension RunnableSuite {
  /// A suite of the catalogue.
  init(of suite: Suite) {
    self.init(
      name: suite.name,
      summary: suite.summary,
      isHidden: false,
      benchmarks: suite.benchmarks.map(RunnableBenchmark.init(of:))
    )
  }
}

extension RunnableBenchmark {
  /// A benchmark of the catalogue.
  init(of benchmark: BenchmarkDefinition) {
    let workload = benchmark.workload
    self.init(
      definition: workload.definition,
      settings: benchmark.settings,
      strategies: benchmark.strategies
    ) { parameters, name, clock in
      guard let strategy = StandardStrategies.named(name) else {
        throw UsageError.unknownName(kind: "strategy", name: name, known: StrategyNames.all)
      }
      return WorkloadRun(try workload.init(parameters, strategy: strategy), clock: clock)
    }
  }
}
