/// What a timing process tells the process that started it.
package struct TimingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.timing"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The processor the run was pinned to; `nil` if the system refused.
  package var processor: Int?
  /// Every sample, in the order taken.
  package var samples: TimeSamples

  package init(processor: Int?, samples: TimeSamples) {
    self.processor = processor
    self.samples = samples
  }
}
