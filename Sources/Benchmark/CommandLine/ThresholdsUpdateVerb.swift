import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Makes the numbers of a run the suite's thresholds.
struct ThresholdsUpdateVerb: Verb {
  static let definition = VerbDefinition(
    name: "thresholds update",
    summary: "Measures the suite and writes its 90th percentiles to its files of thresholds.",
    discussion: """
      Prints each number that changes. Counts are written, and what else a benchmark has thresholds
      for; times only with --time. With --filter, --skip or --metric only what was run changes;
      without, files that no benchmark has any more are removed.
      """,
    options: SuiteRequest.options
      + [ThresholdStore.option, SuiteJudgement.timeOption, SuiteJudgement.anyBuildOption]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try SuiteRequest(arguments, purpose: .judge)
    let store = ThresholdStore(arguments)
    let benchmarks = BenchmarkRegistry.shared.benchmarks
    try store.checkNames(of: benchmarks)
    let results = try SuiteRunner.run(request)
    let baseline = try SuiteJudgement.baseline(of: results, arguments)
    var changes: [String] = []
    for (name, entry) in baseline.entries.sorted(by: { $0.key < $1.key }) {
      changes += try update(name, entry, store, in: request)
    }
    if benchmarks.allSatisfy({ request.filter.matches($0.name) }) {
      let known = Set(benchmarks.map { store.path(of: $0.name) })
      for path in store.paths where !known.contains(path) {
        try store.delete(path)
        changes.append("\(path): removed")
      }
    }
    for change in changes {
      try StandardOutput.writeLine(change)
    }
    try StandardOutput.writeLine(
      changes.isEmpty
        ? "nothing differs; the thresholds are unchanged"
        : "changed \(changes.count) thresholds"
    )
    return .success
  }

  /// Writes a benchmark's file if anything in it changes, and returns the changes in words.
  private static func update(
    _ benchmark: String,
    _ entry: SuiteBaseline.Entry,
    _ store: ThresholdStore,
    in scope: SuiteRequest
  ) throws -> [String] {
    let old = try store.load(benchmark) ?? [:]
    // What the run was not asked for stays.
    var new = scope.metrics.isEmpty ? [:] : old
    for (key, metric) in entry.metrics {
      new[ThresholdJudgement.name(ofKey: key)] = metric.percentiles.p90
    }
    guard new != old else { return [] }
    try store.save(new, of: benchmark)
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      switch (old[name], new[name]) {
      case (nil, let value?): "\(benchmark): \(name) added at \(value)"
      case (let value?, nil): "\(benchmark): \(name) removed, was \(value)"
      case (let before?, let after?) where before != after:
        "\(benchmark): \(name) \(before) -> \(after)"
      default: nil
      }
    }
  }
}
