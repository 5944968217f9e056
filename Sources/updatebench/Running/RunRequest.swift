import UBCommandLineSupport
import FoundationEssentials
import UBResults

/// What a run was asked to do, read from options.
struct RunRequest {
  /// The suite's name; `nil` for the default one.
  var suite: String?
  /// Which benchmarks; `nil` for all.
  var filter: String?
  /// Which strategies; empty for all.
  var strategies: [String]
  /// What is set on top of the suite's settings.
  var settings: [(name: String, text: String)]
  /// Which part of what is to run does; `nil` for all.
  var shard: Shard?
  /// Whether a simulated processor counts instructions.
  var countsInstructions: Bool
  /// How often the whole run is timed; `nil` for never.
  var repetitions: Int?
  /// Whether the passes of each frame are traced.
  var traces: Bool
  /// How long one process may take.
  var timeoutSeconds: Int
  /// How many processes count at once.
  var processCount: Int
  /// Whether progress is not shown.
  var isQuiet: Bool

  /// The options that say what to count.
  static let countingOptions: [OptionDefinition] = [
    .value("suite", "NAME", "the suite to run (default: the first that 'list' shows)"),
    .value("filter", "TEXT", "only benchmarks whose name, id or label has it; * and ? allowed"),
    .value("strategy", "NAME", "only this strategy; may be repeated", isRepeatable: true),
    .value("set", "NAME=VALUE", "set a parameter; may be repeated", isRepeatable: true),
    .value("shard", "I/N", "run only part I of N; 'merge' makes the parts one again"),
    .flag("instructions", "count instructions too, with valgrind, about a hundred times slower"),
    .value("processes", "COUNT", "how many count at once (default: one a processor)"),
    .value("timeout", "SECONDS", "how long one process may take (default: 300)"),
    .flag("quiet", "show no progress"),
  ]

  /// The options that say what to time.
  static let timingOptions: [OptionDefinition] = [
    .flag("no-time", "count only"),
    .value("repetitions", "COUNT", "how often each run is timed (default: 5)"),
  ]

  /// The option that asks for traces.
  static let traceOption = OptionDefinition.flag(
    "trace",
    "record when each pass of each frame runs, for 'export chrome-trace'"
  )

  /// Reads the options.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: Arguments) throws(UsageError) {
    suite = arguments.value("suite")
    filter = arguments.value("filter")
    strategies = arguments.all("strategy")
    settings = []
    for text in arguments.all("set") {
      guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
        throw .badValue(option: "set", found: text, expected: "NAME=VALUE")
      }
      settings.append((String(text[..<equals]), String(text[text.index(after: equals)...])))
    }
    if let text = arguments.value("shard") {
      guard let part = Shard(text) else {
        throw .badValue(
          option: "shard",
          found: text,
          expected: "I/N with I from 1 to N, such as 2/4"
        )
      }
      shard = part
    }
    let repetitionCount = try arguments.integer("repetitions", in: 1...1_000, default: 5)
    repetitions = arguments.has("no-time") ? nil : repetitionCount
    traces = arguments.has("trace")
    timeoutSeconds = try arguments.integer("timeout", in: 1...86_400, default: 300)
    processCount = try arguments.integer(
      "processes",
      in: 1...1_000,
      default: ProcessInfo.processInfo.activeProcessorCount
    )
    isQuiet = arguments.has("quiet")
    countsInstructions = arguments.has("instructions")
  }

  /// The options that make another process of the tool count the same.
  var countingWords: [String] {
    var words = ["--timeout", String(timeoutSeconds)]
    if let suite { words += ["--suite", suite] }
    if let filter { words += ["--filter", filter] }
    if let shard { words += ["--shard", shard.description] }
    if countsInstructions { words.append("--instructions") }
    for strategy in strategies {
      words += ["--strategy", strategy]
    }
    for setting in settings {
      words += ["--set", "\(setting.name)=\(setting.text)"]
    }
    return words
  }
}
