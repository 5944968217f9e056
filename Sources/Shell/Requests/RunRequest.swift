package import UBCommandLineSupport
import FoundationEssentials
package import UBRegression
package import UBResults

/// A request to measure a suite, read from options.
package struct RunRequest: Sendable {
  /// The reason for the run, which decides what it measures.
  package enum Purpose: Sendable {
    /// To show everything.
    case show
    /// To judge the metrics that a baseline can hold.
    case judge
    /// To fit the growth of exact metrics and, with `--repetitions`, of times.
    case fit
  }

  /// The reason for the run.
  package var purpose: Purpose
  /// The chosen benchmarks.
  package var filter: BenchmarkFilter
  /// The chosen strategies; empty for all.
  package var strategies: [String]
  /// The settings on top of the suite's.
  package var settings: [(name: String, text: String)]
  /// The chosen metrics; empty for all.
  package var metrics: [String]
  /// The part of the run to do; `nil` for all.
  package var shard: Shard?
  /// Whether a simulated processor counts instructions.
  package var countsInstructions: Bool
  /// Why instructions that the baseline has are not counted; `nil` if they are or were refused.
  package var instructionsSkipped: String?
  /// Whether clocks are read.
  package var usesTime: Bool
  /// How often each run of frames is timed.
  package var repetitions: Int
  /// Whether the passes of each frame are traced.
  package var traces: Bool
  /// How long one process may take.
  package var timeoutSeconds: Int
  /// How many processes count at once.
  package var processCount: Int
  /// Whether progress is hidden.
  package var isQuiet: Bool

  /// Reads the options of a verb whose operands are names of benchmarks.
  ///
  /// - Throws: `UsageError`.
  package init(_ arguments: Arguments, purpose: Purpose) throws(UsageError) {
    self.purpose = purpose
    filter = try BenchmarkFilter(arguments, operands: arguments.operands)
    strategies = arguments.all("strategy")
    settings = try Self.settings(arguments)
    metrics = arguments.all("metric")
    shard = try Self.shard(arguments)
    countsInstructions = arguments.has("instructions")
    usesTime =
      switch purpose {
      case .show: !arguments.has("no-time")
      case .judge: arguments.has("time")
      case .fit: arguments.has("repetitions")
      }
    repetitions = try arguments.integer("repetitions", in: 1...1_000, default: 5)
    traces = arguments.has("trace")
    timeoutSeconds = try arguments.integer("timeout", in: 1...86_400, default: 300)
    processCount = try arguments.integer(
      "processes",
      in: 1...1_000,
      default: ProcessInfo.processInfo.activeProcessorCount
    )
    isQuiet = arguments.has("quiet")
  }

  /// The settings of `--set`.
  ///
  /// - Throws: `UsageError.badValue`.
  package static func settings(
    _ arguments: Arguments
  ) throws(UsageError) -> [(name: String, text: String)] {
    var settings: [(name: String, text: String)] = []
    for text in arguments.all("set") {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .badValue(option: "set", found: text, expected: "NAME=VALUE")
      }
      settings.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
    }
    return settings
  }

  private static func shard(_ arguments: Arguments) throws(UsageError) -> Shard? {
    guard let text = arguments.value("shard") else { return nil }
    guard let shard = Shard(text) else {
      throw .badValue(
        option: "shard",
        found: text,
        expected: "I/N with I from 1 to N, such as 2/4"
      )
    }
    return shard
  }

  /// The rules of a suite for the metrics of this request.
  @MainActor package func rules(of suite: any MeasurableSuite) -> JudgingRules {
    var rules = JudgingRules()
    rules.thresholds = suite.thresholds
    rules.judgesTimes = usesTime
    rules.metrics = Set(metrics)
    rules.omitsInstructions = !countsInstructions
    rules.instructionsSkipped = instructionsSkipped
    rules.known = suite.metrics
    rules.needingThresholds = suite.metricsNeedingThresholds
    return rules
  }

  /// The options that make another process of the tool count the same.
  package func countingWords(suite: String) -> [String] {
    var words = ["--suite", suite, "--timeout", String(timeoutSeconds)]
    if let shard { words += ["--shard", shard.description] }
    if countsInstructions { words.append("--instructions") }
    words += strategies.flatMap { ["--strategy", $0] }
    words += settings.flatMap { ["--set", "\($0.name)=\($0.text)"] }
    words += metrics.flatMap { ["--metric", $0] }
    return words + filter.words
  }
}

extension Tool {
  /// The suite that options name, and the request to measure it.
  ///
  /// - Throws: `UsageError`.
  func request(
    _ arguments: Arguments,
    purpose: RunRequest.Purpose
  ) throws(UsageError) -> (suite: any MeasurableSuite, request: RunRequest) {
    let request = try RunRequest(arguments, purpose: purpose)
    let suite = try suite(named: arguments.value("suite"))
    try request.rules(of: suite).checkMetrics(among: suite.metrics.keys)
    return (suite, request)
  }

  /// The option that names a suite.
  static let suiteOption = OptionDefinition.value(
    "suite",
    "NAME",
    "the suite (default: the first that 'list' shows)"
  )

  /// The options that choose benchmarks and say how they are counted.
  var countingOptions: [OptionDefinition] {
    [Self.suiteOption] + BenchmarkFilter.options
      + options(
        for: .strategies,
        [.value("strategy", "NAME", "only this strategy; may be repeated", isRepeatable: true)]
      )
      + options(
        for: .parameters,
        [.value("set", "NAME=VALUE", "set a parameter; may be repeated", isRepeatable: true)]
      ) + [
        Self.metricOption,
        .value("shard", "I/N", "run only part I of N; 'merge' joins the parts again"),
        .flag("instructions", "count instructions with valgrind, about a hundred times slower"),
        .value("timeout", "SECONDS", "the longest time without progress (default: 300)"),
        .flag("quiet", "show no progress"),
      ]
      + options(
        for: .parameters,
        [.value("processes", "COUNT", "how many processes count at once (default: one a core)")]
      )
  }

  /// The option that chooses metrics.
  static let metricOption = OptionDefinition.value(
    "metric",
    "NAME",
    "only this metric; may be repeated",
    isRepeatable: true
  )

  /// The options that say how runs are timed and traced.
  var timingOptions: [OptionDefinition] {
    [.flag("no-time", "count only")]
      + options(
        for: .parameters,
        [.value("repetitions", "COUNT", "how often each run is timed (default: 5)")]
      )
      + options(
        for: .traces,
        [.flag("trace", "record when each pass of each frame runs, for 'export chrome-trace'")]
      )
  }

  /// The option that judges stored times, where a suite has thresholds for them.
  var thresholdOptions: [OptionDefinition] {
    options(
      for: .thresholds,
      [.flag("time", "judge times with thresholds too, on the machine of the baseline only")]
    )
  }

  /// The option that changes how tables show iterations.
  var tableOptions: [OptionDefinition] {
    options(
      for: .thresholds,
      [.flag("scale", "show whole iterations, not divided by the scaling factor")]
    )
  }

  /// Options that only suites with a feature understand.
  func options(for feature: SuiteFeatures, _ options: [OptionDefinition]) -> [OptionDefinition] {
    features.contains(feature) ? options : []
  }
}

extension JudgingRules {
  /// Checks that each requested metric is one of those with some keys.
  ///
  /// - Throws: `UsageError.unknownName`.
  func checkMetrics(among keys: some Sequence<String>) throws(UsageError) {
    let keys = Set(keys)
    for name in metrics.sorted() where !keys.contains(name) {
      guard !keys.contains(Self.customPrefix + name) else { continue }
      throw .unknownName(kind: "metric", name: name, known: keys.sorted())
    }
  }
}

/// A request to run sweeps.
package struct SweepRequest: Sendable {
  /// The run of each size.
  package let run: RunRequest
  /// The parameter to sweep; `nil` for the suite's own sweeps.
  package let parameter: String?
  /// Its values; `nil` for the suite's own.
  package let sizes: [Int]?
}

extension RunRequest {
  /// The part of the chosen benchmarks that this shard runs; all of them without one.
  ///
  /// - Throws: `UsageError.badValue` for more shards than benchmarks.
  package func part<Benchmark>(of whole: [Benchmark]) throws(UsageError) -> [Benchmark] {
    guard let shard else { return whole }
    guard shard.count <= whole.count else {
      throw .badValue(
        option: "shard",
        found: shard.description,
        expected: "no more shards than the "
          + Amount.of(whole.count, "benchmark that runs", "benchmarks that run")
      )
    }
    return Array(whole[shard.range(of: whole.count)])
  }
}
