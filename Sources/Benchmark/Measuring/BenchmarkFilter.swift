import UBCommandLineSupport

/// Chooses benchmarks by regular expressions, each of which has to match a whole name.
struct BenchmarkFilter {
  /// The options it is read from.
  static let options: [OptionDefinition] = [
    .value(
      "filter",
      "REGEX",
      "only benchmarks whose whole name matches; may be repeated",
      isRepeatable: true
    ),
    .value(
      "skip",
      "REGEX",
      "no benchmarks whose whole name matches; may be repeated",
      isRepeatable: true
    ),
  ]

  private let included: [Regex<AnyRegexOutput>]
  private let skipped: [Regex<AnyRegexOutput>]
  /// The expressions as they were given, for complaints.
  let description: String

  /// Reads the options.
  ///
  /// - Throws: `UsageError.badValue` for what is no regular expression.
  init(_ arguments: Arguments) throws(UsageError) {
    included = try Self.expressions("filter", arguments)
    skipped = try Self.expressions("skip", arguments)
    description = (arguments.all("filter") + arguments.all("skip").map { "not \($0)" })
      .joined(separator: ", ")
  }

  /// Whether a benchmark is meant.
  func matches(_ name: String) -> Bool {
    func isMatch(_ expression: Regex<AnyRegexOutput>) -> Bool {
      (try? expression.wholeMatch(in: name)) != nil
    }
    guard !skipped.contains(where: isMatch) else { return false }
    return included.isEmpty || included.contains(where: isMatch)
  }

  private static func expressions(
    _ option: String,
    _ arguments: Arguments
  ) throws(UsageError) -> [Regex<AnyRegexOutput>] {
    var expressions: [Regex<AnyRegexOutput>] = []
    for text in arguments.all(option) {
      guard let expression = try? Regex(text) else {
        throw .badValue(option: option, found: text, expected: "a regular expression")
      }
      expressions.append(expression)
    }
    return expressions
  }
}
