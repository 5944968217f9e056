import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Shows the suite's thresholds.
struct ThresholdsReadVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "thresholds read",
      summary: "Shows the thresholds of each benchmark and the file they are in.",
      discussion: "Numbers are those of a whole iteration, not divided by the scaling factor.",
      operands: [BenchmarkFilter.operand],
      options: [Tool.suiteOption] + BenchmarkFilter.options + [ThresholdStore.option]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let suite = try tool.suite(named: arguments.value("suite"))
    let filter = try BenchmarkFilter(arguments, operands: arguments.operands)
    let store = ThresholdStore(arguments, suite: suite.name)
    let names = try suite.entryNames()
    try filter.refuseUnmatched(among: names.map { [$0] }, ofSuite: suite.name)
    for name in names where filter.matches([name]) {
      guard let values = try store.load(name) else {
        try StandardOutput.writeLine("\(name): none")
        continue
      }
      try StandardOutput.writeLine("\(name): \(store.path(of: name))")
      for (metric, value) in values.sorted(by: { $0.key < $1.key }) {
        try StandardOutput.writeLine("  \(metric) \(value)")
      }
    }
    return .success
  }
}

/// Measures the suite and holds it to its threshold files.
struct ThresholdsCheckVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "thresholds check",
      summary: "Measures the suite and fails if a 90th percentile isn't that of its file.",
      discussion: """
        Each benchmark has a file Thresholds/SUITE.BENCHMARK.p90.json with a number a metric. A run
        has to meet the number in both directions: exactly, or within the benchmark's own thresholds
        at the 90th percentile. A file without a benchmark is no pass, nor is a metric that only one
        side has. Benchmarks without a file are named and not judged; with --require-files, or if no
        benchmark has a file, they are no pass. Times are compared only with --time.
        """,
      operands: [BenchmarkFilter.operand],
      options: tool.countingOptions + tool.thresholdOptions + RunOutput.options
        + [
          ThresholdStore.option, Judgement.anyBuildOption,
          .flag("require-files", "fail if a benchmark has no file"),
        ]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let (suite, request) = try tool.request(arguments, purpose: .judge)
    let store = ThresholdStore(arguments, suite: suite.name)
    let known = try suite.entryNames()
    try store.checkNames(of: known)
    let judgement = ThresholdJudgement(
      store: store,
      known: known,
      requiresFiles: arguments.has("require-files")
    )
    return try tool.gate(suite, request, arguments, verb: definition.name) { run, rules, scope in
      judgement.compare(
        run,
        by: rules,
        in: scope,
        isWhole: request.filter.choosesAll,
        allowsAnyBuild: arguments.has("any-build")
      )
    }
  }
}

/// Writes the numbers of a run as the suite's thresholds.
struct ThresholdsUpdateVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "thresholds update",
      summary: "Measures the suite and writes its 90th percentiles to its threshold files.",
      discussion: """
        Prints each number that changes. Counts are written, and other metrics with thresholds;
        times only with --time. With a filter or --metric, only what was run changes; without,
        files that belong to no benchmark any more are removed.
        """,
      operands: [BenchmarkFilter.operand],
      options: tool.countingOptions + tool.thresholdOptions
        + [ThresholdStore.option, Judgement.anyBuildOption]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let (suite, request) = try tool.request(arguments, purpose: .judge)
    let store = ThresholdStore(arguments, suite: suite.name)
    let known = try suite.entryNames()
    try store.checkNames(of: known)
    let run = try suite.plan(request).run().view
    let rules = request.rules(of: suite)
    try Judgement.refuse(run, by: rules, allowsAnyBuild: arguments.has("any-build"))
    let baseline = Baseline(of: run, by: rules)
    // Each file is read again under the lock: another process may have changed it meanwhile.
    let lock = try store.lock()
    var changes: [String] = []
    for (identity, entry) in baseline.entries.sorted {
      changes += try Self.update(identity.description, entry, store, by: rules, holding: lock)
    }
    if request.filter.choosesAll {
      let owned = Set(known.map(store.path))
      for path in store.paths where !owned.contains(path) {
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
        : "changed \(Amount.of(changes.count, "threshold"))"
    )
    return .success
  }

  /// Writes an entry's file if anything in it changes, and returns the changes in words.
  private static func update(
    _ name: String,
    _ entry: Baseline.Entry,
    _ store: ThresholdStore,
    by rules: JudgingRules,
    holding lock: FolderLock
  ) throws -> [String] {
    let old = try store.load(name) ?? [:]
    // A metric that the run was not asked for stays.
    var new = rules.metrics.isEmpty ? [:] : old
    for (key, metric) in entry.metrics {
      new[ThresholdJudgement.name(of: key)] = metric.percentiles.p90
    }
    guard new != old else { return [] }
    try store.save(new, of: name, holding: lock)
    return Set(old.keys).union(new.keys).sorted().compactMap { metric in
      switch (old[metric], new[metric]) {
      case (nil, let value?): "\(name): \(metric) added at \(value)"
      case (let value?, nil): "\(name): \(metric) removed, was \(value)"
      case (let before?, let after?) where before != after:
        "\(name): \(metric) \(before) -> \(after)"
      default: nil
      }
    }
  }
}
