/// The results of a suite of plain Swift: percentiles of iterations, benchmark by benchmark.
package struct IterationDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.benchmarks"
  /// The version that this build reads and writes.
  package static let schemaVersion = 2
  /// The advice to the owner of a document in an older version.
  package static let remedy: String? = "run the suite again"

  /// The name of the suite's executable.
  package var suite: String
  /// The end of the run, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the executable's name first.
  package var command: [String]
  /// The machine of the run.
  package var machine: Machine
  /// The build of the suite.
  package var toolchain: Toolchain
  /// The counters that counted anything.
  package var counters: MetricCounters
  /// The measured benchmarks, in the order registered.
  package var benchmarks: [BenchmarkFigures]
  /// The failures, in the order registered.
  package var failures: [Failure]
  /// The part of a divided run; `nil` for a whole one.
  package var shard: Shard?

  /// A document of measured benchmarks and failures.
  package init(
    suite: String,
    date: String,
    command: [String],
    machine: Machine,
    toolchain: Toolchain,
    counters: MetricCounters,
    benchmarks: [BenchmarkFigures],
    failures: [Failure],
    shard: Shard? = nil
  ) {
    self.suite = suite
    self.date = date
    self.command = command
    self.machine = machine
    self.toolchain = toolchain
    self.counters = counters
    self.benchmarks = benchmarks
    self.failures = failures
    self.shard = shard
  }

  /// A bad name, a second benchmark of the same name, or figures that can't be of values.
  package var flaw: DocumentFlaw? {
    let named = DocumentFlaw(suite: suite, toolchain: toolchain) ?? DocumentFlaw(shard)
    let ofFailures = failures.enumerated().lazy.compactMap { index, failure in
      DocumentFlaw(failure.identity, at: "failures[\(index)]")
    }
    if let flaw = named ?? ofFailures.first { return flaw }
    var known: Set<String> = []
    for (index, figures) in benchmarks.enumerated() {
      guard known.insert(figures.benchmark).inserted else {
        return DocumentFlaw(
          key: "benchmarks[\(index)]",
          detail: "found a second benchmark '\(figures.benchmark)'"
        )
      }
      if let flaw = figures.flaw(at: "benchmarks[\(index)]") { return flaw }
    }
    return nil
  }
}

/// The measurements of one benchmark.
package struct BenchmarkFigures: Codable, Equatable, Sendable {
  /// The name with its tags.
  package var benchmark: String
  /// The tags by themselves.
  package var tags: [String: String]
  /// The pieces of work in an iteration.
  package var scalingFactor: Int
  /// The processor that times were taken on; `nil` where they weren't, or weren't pinned.
  package var processor: Int?
  /// The measured metrics by key.
  package var metrics: [String: MetricFigures]
  /// The metrics that can't be measured here, with the reason, by key.
  package var unavailable: [String: String]

  package init(
    benchmark: String,
    tags: [String: String],
    scalingFactor: Int,
    processor: Int?,
    metrics: [String: MetricFigures],
    unavailable: [String: String]
  ) {
    self.benchmark = benchmark
    self.tags = tags
    self.scalingFactor = scalingFactor
    self.processor = processor
    self.metrics = metrics
    self.unavailable = unavailable
  }

  enum CodingKeys: String, CodingKey {
    case benchmark, tags, processor, metrics, unavailable
    case scalingFactor = "scaling_factor"
  }
}

extension BenchmarkFigures {
  /// A bad name, a factor that nothing can be divided by, or percentiles out of order.
  func flaw(at key: String) -> DocumentFlaw? {
    if let flaw = DocumentFlaw(.benchmark, benchmark, at: "\(key).benchmark") { return flaw }
    guard scalingFactor > 0 else {
      return DocumentFlaw(
        key: "\(key).scaling_factor",
        detail: "found \(scalingFactor), expected a whole number from 1"
      )
    }
    for (name, figures) in metrics.sorted(by: { $0.key < $1.key }) {
      if let flaw = DocumentFlaw(.metric, name, at: "\(key).metrics") { return flaw }
      guard !figures.percentiles.areInOrder else { continue }
      return DocumentFlaw(
        key: "\(key).metrics.\(name).percentiles",
        detail: "found a percentile that is less than a lower one"
      )
    }
    return nil
  }
}
