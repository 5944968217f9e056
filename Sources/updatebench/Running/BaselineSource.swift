import UBCommandLineSupport
import UBRegression
import UBResults

/// Where the numbers of a baseline come from: a run made now, or a document of an earlier one.
enum BaselineSource {
  /// The options that say where.
  static let options: [OptionDefinition] =
    [.value("from", "FILE", "take the numbers from a result document instead of running")]
    + RunRequest.countingOptions

  /// The exact numbers of a suite, and the entries they are meant to cover.
  ///
  /// - Throws: `ToolError.notComparable` for numbers that nothing may be held to: those of another
  ///   suite, of a run with failures, or of a debug or checked build.
  static func run(
    _ arguments: Arguments,
    suite: String
  ) throws -> (numbers: Baseline, scope: ComparisonScope) {
    let plan: RunPlan?
    let document: ResultDocument
    if let file = arguments.value("from") {
      plan = nil
      document = try DocumentCoder.load(ResultDocument.self, fromFile: file)
    } else {
      var request = try RunRequest(arguments)
      request.repetitions = nil
      let decided = try RunPlan(request)
      plan = decided
      document = try SuiteRunner.run(decided, isQuiet: request.isQuiet)
    }
    guard document.suite == suite else {
      let obstacle = Obstacle.otherSuite(base: suite, new: document.suite)
      throw ToolError.notComparable(obstacle.description)
    }
    try refuse(document, allowsAnyBuild: arguments.has("any-build"))
    let numbers = Baseline(of: document)
    guard let plan else {
      let identities = Set(numbers.identities)
      return (numbers, ComparisonScope { identity, _ in identities.contains(identity) })
    }
    return (numbers, plan.scope)
  }

  private static func refuse(_ document: ResultDocument, allowsAnyBuild: Bool) throws {
    if let failure = document.failures.first {
      throw ToolError.notComparable(
        "nothing is accepted from a run with failures: "
          + "\(failure.identity): \(failure.kind.rawValue): \(failure.detail)"
      )
    }
    if let obstacle = Obstacle(of: document.toolchain), !allowsAnyBuild {
      throw ToolError.notComparable(obstacle.description)
    }
  }
}
