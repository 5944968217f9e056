package import UBResults

/// A run with the figures that are to be told of each entry.
package struct ExportedRun {
  /// A benchmark and its figures.
  package struct Entry {
    /// The benchmark.
    let benchmark: String
    /// The benchmark with what tells it from others of its name.
    let label: String
    /// The identity that is the same whatever the build; empty for none.
    let id: String
    /// The update strategy; empty for what has none.
    let strategy: String
    /// What tells the benchmark from others of its name, one by one.
    let parameters: [String: String]
    /// The numbers.
    let figures: [Figure]
    /// Nanoseconds of an operation, process by process.
    let times: [[Double]]
    /// What stands for the benchmark where it was not timed; `nil` for no number.
    let score: Number?
    /// The result, of a run of updates.
    let result: BenchmarkResult?
  }

  /// What has no numbers.
  package struct Loss {
    let label: String
    let strategy: String
    let kind: String

    package init(label: String, strategy: String = "", kind: String) {
      self.label = label
      self.strategy = strategy
      self.kind = kind
    }
  }

  let suite: String
  let date: String
  let toolchain: Toolchain
  let machine: Machine
  let allocationCounter: MetricCounter
  /// Its entries, in the order of the document.
  let entries: [Entry]
  /// What has no numbers.
  let losses: [Loss]
  /// The document, of a run of updates.
  let document: ResultDocument?
  /// What a number is that isn't exact.
  let sampleMeaning: String

  /// A run of a suite of benchmarks without strategies.
  package init(
    suite: String,
    date: String,
    toolchain: Toolchain,
    machine: Machine,
    allocationCounter: MetricCounter,
    entries: [Entry],
    losses: [Loss]
  ) {
    self.suite = suite
    self.date = date
    self.toolchain = toolchain
    self.machine = machine
    self.allocationCounter = allocationCounter
    self.entries = entries
    self.losses = losses
    document = nil
    sampleMeaning = "a percentile of iterations"
  }

  /// The figures of a document; with `metrics`, only those.
  init(_ document: ResultDocument, metrics: Set<String>? = nil) {
    suite = document.suite
    date = document.date
    toolchain = document.toolchain
    machine = document.machine
    allocationCounter = document.allocationCounter
    entries = document.results.map { Entry($0, metrics: metrics) }
    losses = document.failures.map {
      Loss(label: $0.label, strategy: $0.strategy, kind: $0.kind.rawValue)
    }
    self.document = document
    sampleMeaning = "time of a frame"
  }

  /// The suite, the label and the strategy, as names are where a format has one name an entry.
  func name(of entry: Entry) -> String {
    ([suite, entry.label] + (entry.strategy.isEmpty ? [] : [entry.strategy]))
      .joined(separator: "/")
  }
}

extension ExportedRun.Entry {
  /// A benchmark without strategies.
  package init(
    benchmark: String,
    label: String,
    parameters: [String: String],
    figures: [Figure],
    times: [[Double]]
  ) {
    self.init(
      benchmark: benchmark,
      label: label,
      id: "",
      strategy: "",
      parameters: parameters,
      figures: figures,
      times: times,
      score: figures.first { $0.isExact }?.value,
      result: nil
    )
  }

  /// The result of a run of updates; an operation is a frame, whose mean each repetition has.
  init(_ result: BenchmarkResult, metrics: Set<String>?) {
    let samples = result.time?.samples.frame ?? []
    let means = samples.map { Double($0.reduce(0, +)) / Double(max($0.count, 1)) }
    var parameters = result.parameters.mapValues(\.description)
    parameters["strategy"] = result.strategy
    self.init(
      benchmark: result.benchmark,
      label: result.label,
      id: result.id,
      strategy: result.strategy,
      parameters: parameters,
      figures: Figure.all(of: result).filter { metrics?.contains($0.key) ?? true },
      times: means.isEmpty ? [] : [means],
      score: result.counts["bindings.evaluated"].map(Number.whole),
      result: result
    )
  }
}
