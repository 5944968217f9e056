import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Holds a run against the baseline that belongs to it.
enum Judgement {
  /// The option that says where baselines are.
  static let baselinesOption = OptionDefinition.value(
    "baselines",
    "DIR",
    "the folder of baselines (default: results/baselines)"
  )
  /// The option that lets a debug build be judged.
  static let anyBuildOption = OptionDefinition.flag(
    "any-build",
    "compare numbers of a debug or checked build with others of the same"
  )
  /// The options that say what a run is held against.
  static let options = [baselinesOption, anyBuildOption]

  /// The baselines that options name.
  static func store(_ arguments: Arguments) -> BaselineStore {
    BaselineStore(folder: arguments.value("baselines") ?? "results/baselines")
  }

  /// The option that keeps instructions out of a gate.
  static let noInstructionsOption = OptionDefinition.flag(
    "no-instructions",
    "leave out the instructions that the baseline has"
  )

  /// A request that counts instructions too if the baseline has them and the same simulator is
  /// here; otherwise it holds the reason.
  @MainActor static func countingInstructions(
    _ request: RunRequest,
    of suite: any MeasurableSuite,
    _ arguments: Arguments
  ) -> RunRequest {
    guard
      suite.features.contains(.instructions), !request.countsInstructions,
      !arguments.has("no-instructions"),
      request.metrics.isEmpty || request.metrics.contains(where: { $0.contains("instructions") }),
      let baseline = try? store(arguments).load(suite: suite.name, swift: Toolchain.currentSwift),
      let counter = baseline.counters[.instructions]
    else { return request }
    var request = request
    do throws(CallgrindError) {
      let found = try Callgrind().counter
      request.countsInstructions = found == counter
      if found != counter {
        request.instructionsSkipped = "\(counter) counted them, and here is \(found)"
      }
    } catch {
      request.instructionsSkipped = error == .absent ? "valgrind is missing" : error.description
    }
    return request
  }

  /// Compares a run with its suite's baseline, which may be missing or unreadable.
  static func compare(
    _ run: ResultView,
    by rules: JudgingRules,
    in scope: ComparisonScope,
    _ arguments: Arguments
  ) -> Comparison {
    do throws(DocumentError) {
      return Comparison(
        base: try store(arguments).load(suite: run.suite, swift: run.toolchain.swift),
        run: run,
        by: rules,
        in: scope,
        on: Clocks.today,
        allowsAnyBuild: arguments.has("any-build")
      )
    } catch {
      let obstacle: Obstacle =
        switch error {
        case .absent(let path): .missingBaseline(path: path)
        case .otherSchema(_, _, _, _, .some): .outdated(reason: error.description)
        default: .unreadable(reason: error.description)
        }
      return Comparison(refusedFor: obstacle, failures: run.failures)
    }
  }

  /// Refuses numbers that nothing may be held to: those of a run with failures, of counts that
  /// don't repeat and have no threshold, or of a debug or checked build.
  ///
  /// - Throws: `ToolError.notComparable`.
  static func refuse(
    _ run: ResultView,
    by rules: JudgingRules,
    allowsAnyBuild: Bool
  ) throws(ToolError) {
    if let failure = run.failures.first {
      throw .notComparable("nothing is accepted from a run with failures: \(failure)")
    }
    if let obstacle = Obstacle(of: run.toolchain), !allowsAnyBuild {
      throw .notComparable(obstacle.description)
    }
    for entry in run.entries {
      for measurement in entry.measurements {
        let key = measurement.metric.key
        guard
          let disagreement = measurement.disagreement,
          rules.thresholds(of: entry.identity.label, key) == nil
        else { continue }
        throw .notComparable(
          "\(entry.identity): \(key) is nondeterministic: \(disagreement); "
            + "give it a threshold, or take it out of the benchmark's metrics"
        )
      }
    }
  }
}

/// The numbers of a baseline: a run made now, or the document of an earlier one.
struct BaselineSource {
  /// The numbers.
  let run: ResultView
  /// The rules of the suite for them.
  let rules: JudgingRules
  /// The entries they are meant to cover.
  let scope: ComparisonScope

  /// The option that names a document.
  static let option = OptionDefinition.value(
    "from",
    "FILE",
    "take the numbers from a result document instead of running"
  )

  /// Reads or measures the numbers of a suite.
  ///
  /// - Throws: `ToolError.notComparable` for numbers that nothing may be held to, or of another
  ///   suite.
  @MainActor init(
    _ arguments: Arguments,
    of suite: any MeasurableSuite,
    _ request: RunRequest
  ) throws {
    rules = request.rules(of: suite)
    if let file = arguments.value("from") {
      try Self.refuseOptionsOfRuns(arguments)
      run = try StoredResult(ofFile: file).view
      let identities = Set(run.entries.map(\.identity))
      scope = ComparisonScope { identity, _ in identities.contains(identity) }
    } else {
      let plan = try suite.plan(request)
      run = try plan.run().view
      scope = plan.scope
    }
    guard run.suite == suite.name else {
      let obstacle = Obstacle.otherSuite(base: suite.name, new: run.suite)
      throw ToolError.notComparable(obstacle.description)
    }
    try Judgement.refuse(run, by: rules, allowsAnyBuild: arguments.has("any-build"))
  }

  /// Refuses names and options that say how a suite is run, where it isn't.
  ///
  /// `--quiet` is no such option: there is no progress to be seen either.
  private static func refuseOptionsOfRuns(_ arguments: Arguments) throws(UsageError) {
    let need = "a call without --from"
    guard arguments.operands.isEmpty else { throw .ineffectiveOperand(need: need) }
    let options = [
      "filter", "skip", "strategy", "set", "shard", "instructions", "timeout", "processes",
    ]
    try arguments.refuse(options, without: need)
  }
}
