/// What a tracing process tells the process that started it.
package struct TracingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.tracing"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// When each frame and each part of it began and ended.
  package var trace: TraceFigures

  package init(trace: TraceFigures) {
    self.trace = trace
  }
}
