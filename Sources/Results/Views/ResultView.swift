import UBInstrumentation

/// The results of a run of any kind of suite, in the one shape that comparisons, baselines,
/// histories, reports and exports read.
package struct ResultView: Sendable {
  /// A metric and its measured values.
  package struct Measurement: Sendable {
    /// The metric.
    package let metric: Metric
    /// Its value over the run.
    package let value: MetricValue
    /// The first disagreement of two processes; `nil` if they agree.
    package let disagreement: String?
    /// The values process by process, where the document has them.
    package let samples: [[Int]]
    /// Whether a value covers as many pieces of work as the entry's scaling factor.
    package let isScaled: Bool

    package init(
      _ metric: Metric,
      _ value: MetricValue,
      disagreement: String? = nil,
      samples: [[Int]] = [],
      isScaled: Bool = false
    ) {
      self.metric = metric
      self.value = value
      self.disagreement = disagreement
      self.samples = samples
      self.isScaled = isScaled
    }

    /// The way the values repeat.
    package var kind: MetricFigures.Kind {
      switch value.metricClass {
      case _ where disagreement != nil: .nondeterministic
      case .exact: .exact
      case .simulated: .simulated
      case .sampled: .sampled
      }
    }

    /// The number of values.
    package var sampleCount: Int { samples.map(\.count).reduce(0, +) }
  }

  /// A benchmark, under a strategy if it has any, and its measurements.
  package struct Entry: Sendable {
    /// The entry's identity.
    package let identity: EntryIdentity
    /// The benchmark's name without parameters and tags.
    package let benchmark: String
    /// The benchmark's short id; empty for none.
    package let id: String
    /// The parameters or tags by name.
    package let parameters: [String: String]
    /// The facts that must be equal for two entries to be comparable.
    package let facts: [String: PlainValue]
    /// The measurements in the order reports show them.
    package let measurements: [Measurement]
    /// The metrics that can't be measured here, with the reason, by key.
    package let unavailable: [String: String]
    /// Nanoseconds of an operation, process by process.
    package let times: [[Double]]
    /// The whole result of a run of updates.
    package let frames: BenchmarkResult?

    /// The entry with other measurements.
    package func replacingMeasurements(_ measurements: [Measurement]) -> Entry {
      Entry(
        identity: identity,
        benchmark: benchmark,
        id: id,
        parameters: parameters,
        facts: facts,
        measurements: measurements,
        unavailable: unavailable,
        times: times,
        frames: frames
      )
    }

    /// The pieces of work in an iteration; 1 for a run of updates.
    package var scalingFactor: Int {
      guard case .integer(let factor)? = facts["scaling_factor"] else { return 1 }
      return factor
    }

    /// The value of a metric; `nil` if it wasn't measured.
    package subscript(key: String) -> MetricValue? {
      measurements.first { $0.metric.key == key }?.value
    }
  }

  /// The suite.
  package let suite: String
  /// The end of the run, in ISO 8601, UTC.
  package let date: String
  /// The words of the command.
  package let command: [String]
  /// The machine of the run.
  package let machine: Machine
  /// The build that measured.
  package let toolchain: Toolchain
  /// The counters that counted anything.
  package let counters: MetricCounters
  /// The reasons why requested counters counted nothing.
  package var skipped: [Metric.Source: String] = [:]
  /// The measured entries, in catalogue order.
  package var entries: [Entry]
  /// The failures, in catalogue order.
  package var failures: [Failure]
  /// The part of a divided run; `nil` for a whole one.
  package let shard: Shard?
  /// The whole document of a run of updates.
  package var frames: ResultDocument?

  /// The entry of an identity.
  package subscript(identity: EntryIdentity) -> Entry? {
    entries.first { $0.identity == identity }
  }
}

extension ResultView {
  /// The identities of the entries that were measured without failures.
  package var measured: Set<EntryIdentity> {
    Set(entries.map(\.identity)).subtracting(failures.map(\.identity))
  }

  /// The view of a suite of plain Swift.
  package init(_ document: IterationDocument) {
    self.init(
      suite: document.suite,
      date: document.date,
      command: document.command,
      machine: document.machine,
      toolchain: document.toolchain,
      counters: document.counters,
      entries: document.benchmarks.map(Entry.init),
      failures: document.failures,
      shard: document.shard
    )
  }

  /// The view of a suite of workloads.
  package init(_ document: ResultDocument) {
    self.init(
      suite: document.suite,
      date: document.date,
      command: document.command,
      machine: document.machine,
      toolchain: document.toolchain,
      counters: document.counters,
      skipped: document.instructionsSkipped.map { [.instructions: $0] } ?? [:],
      entries: document.results.map(Entry.init),
      failures: document.failures,
      shard: document.shard,
      frames: document
    )
  }
}

extension ResultView.Entry {
  /// The view of a benchmark of plain Swift.
  init(_ benchmark: BenchmarkFigures) {
    // The name ends with the tags in parentheses.
    let tags = benchmark.tags.isEmpty ? 0 : 1
    let name = benchmark.benchmark.split(separator: " (").dropLast(tags).joined(separator: " (")
    let times = benchmark.metrics["wallClock"]?.samples ?? []
    self.init(
      identity: EntryIdentity(label: benchmark.benchmark),
      benchmark: name,
      id: "",
      parameters: benchmark.tags,
      facts: ["scaling_factor": .integer(benchmark.scalingFactor)],
      measurements: benchmark.metrics.sorted { $0.key < $1.key }.map { key, figures in
        ResultView.Measurement(
          figures.metric(key: key),
          MetricValue(figures.kind.metricClass, figures.percentiles),
          disagreement: figures.kind == .nondeterministic
            ? figures.disagreement ?? "two processes disagree" : nil,
          samples: figures.samples,
          isScaled: figures.isScaled
        )
      },
      unavailable: benchmark.unavailable,
      times: times.map { $0.map(Double.init) },
      frames: nil
    )
  }

  /// The view of a workload under a strategy; its times are the mean frame times of the
  /// repetitions.
  init(_ result: BenchmarkResult) {
    let samples = result.time?.samples.frame ?? []
    let means = samples.map { times in
      times.reduce(0) { $0 + Double($1) } / Double(max(times.count, 1))
    }
    var parameters = result.parameters.mapValues(\.description)
    parameters["strategy"] = result.strategy
    self.init(
      identity: result.identity,
      benchmark: result.benchmark,
      id: result.id,
      parameters: parameters,
      facts: Self.facts(of: result),
      measurements: Self.counts(of: result) + Self.instructions(of: result),
      unavailable: [:],
      times: means.isEmpty ? [] : [means],
      frames: result
    )
  }

  private static func facts(of result: BenchmarkResult) -> [String: PlainValue] {
    var facts: [String: PlainValue] = [
      "benchmark": .text(result.benchmark), "digest": .text(result.digest.description),
      "frames": .integer(result.frames), "id": .text(result.id),
    ]
    for (name, value) in result.parameters {
      facts["parameter.\(name)"] = value
    }
    return facts
  }

  /// The exact metrics in catalogue order, then those of another version of the tool.
  private static func counts(of result: BenchmarkResult) -> [ResultView.Measurement] {
    var counts = result.counts
    counts[Metric.allocationCalls.key] = result.allocations.calls
    counts[Metric.allocationBytes.key] = result.allocations.bytes
    counts[Metric.allocationFramesWithout.key] = result.allocations.framesWithout
    counts[Metric.allocationLiveDelta.key] = result.allocations.liveDelta
    let unknown = Set(counts.keys).subtracting(Metric.all.map(\.key)).sorted()
    let metrics = Metric.all + unknown.map { Metric($0, source: .work, polarity: .unknown) }
    let measured = metrics.compactMap { metric in
      counts[metric.key].map { ResultView.Measurement(metric, .exact($0)) }
    }
    return measured + (result.first.map(Self.counts) ?? [])
  }

  /// The exact metrics of frame 0, in order.
  private static func counts(of first: FirstFrameFigures) -> [ResultView.Measurement] {
    let work = FirstFrameFigures.counters.compactMap { counter in
      first.counts[counter.key].map { (Metric.ofFirstFrame(.counter(counter)), $0) }
    }
    let allocations = [
      (Metric.ofFirstFrame(.allocationCalls), first.calls),
      (Metric.ofFirstFrame(.allocationBytes), first.bytes),
    ]
    return (work + allocations).map { ResultView.Measurement($0, .exact($1)) }
  }

  private static func instructions(of result: BenchmarkResult) -> [ResultView.Measurement] {
    guard let figures = result.instructions else { return [] }
    let parts = figures.parts.sorted { $0.key < $1.key }
    let first = figures.firstOwn.map { [(Metric.ofFirstFrame(.instructions), $0)] } ?? []
    let counts =
      [(Metric.instructions, figures.own), (.instructionsTotal, figures.total)] + first
      + parts.map { (.instructions(ofPart: $0.key), $0.value) }
    return counts.map { metric, count in
      ResultView.Measurement(
        metric,
        MetricValue(.simulated, PercentileValues(constant: count))
      )
    }
  }
}

extension MetricFigures.Kind {
  /// The class by which values of this kind are judged; counts that disagree are mere samples.
  var metricClass: MetricClass {
    switch self {
    case .exact: .exact
    case .simulated: .simulated
    case .sampled, .nondeterministic: .sampled
    }
  }
}
