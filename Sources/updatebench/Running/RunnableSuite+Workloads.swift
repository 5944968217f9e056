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
      benchmarks: suite.benchmarks.map { RunnableBenchmark(of: $0, under: suite.strategies) }
    )
  }
}

extension RunnableBenchmark {
  /// A benchmark of the catalogue under every strategy of its suite.
  init(of benchmark: BenchmarkDefinition, under strategies: StrategyCatalogue) {
    let workload = benchmark.workload
    self.init(
      definition: workload.definition,
      settings: benchmark.settings,
      strategies: strategies.names
    ) { parameters, name, clock in
      guard let strategy = strategies.named(name) else {
        throw UsageError.unknownName(kind: "strategy", name: name, known: strategies.names)
      }
      return WorkloadRun(try workload.init(parameters, strategy: strategy), clock: clock)
    }
  }
}
