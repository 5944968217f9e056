import UpdatePipeline

extension BenchmarkDefinition {
  /// The names of every strategy that comes with the pipeline.
  package static var everyStrategy: [String] { StandardStrategies.all.map(\.name) }
}
