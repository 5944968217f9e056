import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Holds the growth of costs against what was accepted.
struct ScalingVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "scaling",
      summary: "Fits how costs grow with a size, and fails if one grows faster than accepted.",
      discussion: """
        Each workload of a sweep is counted at several sizes; the exponent is the slope of
        log(cost) over log(size), with its 95 % interval. An exponent that lies above the
        accepted one by more than half its interval and the margin exits with 6, as does a cost
        where there was none; one that lies as far below, or a cost that moved where no power
        law fits, exits with 3 until --accept takes it. Exponents of times are shown with
        --repetitions and never judged. Without --parameter, the suite's own sweeps run.
        """,
      options: options
    )
  }

  private static let options: [OptionDefinition] =
    [
      .value("parameter", "NAME", "sweep this parameter of every workload that has it"),
      .value("sizes", "N,N,...", "its values, four or more, rising"),
      .value("scaling", "DIR", "where exponents are kept (default: results/scaling)"),
      .value("margin", "NUMBER", "how far an exponent may rise (default: \(margin))"),
      .flag("accept", "hold later runs to these exponents; needs --reason"),
      .value("reason", "TEXT", "why the new exponents are right"),
      .value("repetitions", "COUNT", "time each run so often, too"),
      .flag("any-build", "judge numbers of a debug or checked build"),
    ] + RunRequest.countingOptions.filter { !["set", "shard", "strategy"].contains($0.name) }

  private static var margin: Double { ScalingComparison.margin }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    var request = try RunRequest(arguments)
    if !arguments.has("repetitions") { request.repetitions = nil }
    let margin = try margin(arguments)
    let reason = arguments.value("reason")
    guard !arguments.has("accept") || reason?.contains(where: { !$0.isWhitespace }) ?? false else {
      throw UsageError.missingOption("reason", verb: "\(definition.name) --accept")
    }
    let suite = try RunnableSuite.named(request.suite)
    let store = ScalingStore(folder: arguments.value("scaling") ?? "results/scaling")
    let sweeps = try ScalingSweep.requested(arguments, of: suite)
    let accepted = try store.load(suite: suite.name, swift: Toolchain.currentSwift)
    let run = try ScalingRun(sweeps, of: suite, request)
    try show(run, sweeps, of: suite)
    if let obstacle = Obstacle(of: run.record.toolchain), !arguments.has("any-build") {
      throw ToolError.notComparable(obstacle.description)
    }
    if arguments.has("accept") {
      return try accept(run, into: accepted, store, reason: reason ?? "")
    }
    guard let accepted else {
      let path = store.path(suite: suite.name, swift: Toolchain.currentSwift)
      throw ToolError.notComparable("there are no exponents at \(path); make them with --accept")
    }
    return try judge(run, accepted, margin: margin, isWhole: arguments.isWholeSuite)
  }

  private static func show(
    _ run: ScalingRun,
    _ sweeps: [ScalingSweep],
    of suite: RunnableSuite
  ) throws {
    for sweep in sweeps {
      guard let result = run.record.sweeps[sweep.name] else { continue }
      let sizes = result.sizes.map(String.init).joined(separator: ", ")
      let grid = ScalingTable.grid(of: result, strategies: suite.strategies)
      try StandardOutput.writeLine("\(sweep.name): \(sizes)\n\(grid.terminalText)\n")
    }
    for (place, fit) in run.times {
      let exponent = ScalingTable.text(of: fit)
      try StandardOutput.writeLine("not judged: \(place) frame time p50: exponent \(exponent)")
    }
    for line in FailureReport.lines(of: run.failures) {
      try StandardOutput.writeLine(line)
    }
  }

  private static func judge(
    _ run: ScalingRun,
    _ accepted: ScalingRecord,
    margin: Double,
    isWhole: Bool
  ) throws -> ExitCode {
    let comparison = ScalingComparison(base: accepted, run: run.record, margin: margin) { _ in
      isWhole
    }
    for finding in comparison.findings {
      try StandardOutput.writeLine("\(finding.verdict.rawValue): \(finding.text)")
    }
    let failed: [Verdict] = run.failures.isEmpty ? [] : [.notComparable]
    let verdict = Verdict.decisive(among: [comparison.verdict] + failed)
    let meaning =
      switch verdict {
      case .unchanged: "every cost grows as accepted"
      case .regressed, .expired: "a cost grows faster than accepted"
      case .improved, .moved: "costs grow otherwise than accepted; take them with --accept"
      case .notComparable, .rebaseline, .inconclusive: "could not compare"
      }
    try StandardOutput.writeLine("scaling: \(meaning)")
    return verdict == .regressed ? .scaling : ExitCode(verdict)
  }

  private static func accept(
    _ run: ScalingRun,
    into accepted: ScalingRecord?,
    _ store: ScalingStore,
    reason: String
  ) throws -> ExitCode {
    guard run.failures.isEmpty else {
      throw ToolError.notComparable("nothing is accepted from a run with failures")
    }
    var record = run.record
    if let accepted {
      let kept = accepted.sweeps.filter { record.sweeps[$0.key] == nil }
      let isSameOrigin =
        accepted.toolchain.build == record.toolchain.build
        && accepted.allocationCounter == record.allocationCounter
      guard kept.isEmpty || isSameOrigin else {
        throw ToolError.notComparable(
          "\(kept.count) sweeps that were counted in another way would stay; accept the whole suite"
        )
      }
      record.sweeps.merge(kept) { new, _ in new }
      record.acceptances = accepted.acceptances
    }
    let changes = record.sweeps.count { $0.value != accepted?.sweeps[$0.key] }
    guard changes > 0 else {
      try StandardOutput.writeLine("nothing differs; the exponents are unchanged")
      return .success
    }
    record.acceptances.append(
      Acceptance(date: Clocks.date.ISO8601Format(), reason: reason, changes: changes)
    )
    let path = try store.save(record)
    try StandardOutput.writeLine("accepted \(changes) sweeps into \(path): \(reason)")
    return .success
  }

  private static func margin(_ arguments: Arguments) throws(UsageError) -> Double {
    guard let text = arguments.value("margin") else { return margin }
    guard let margin = Double(text), margin >= 0, margin.isFinite else {
      throw .badValue(option: "margin", found: text, expected: "a number from 0")
    }
    return margin
  }
}

extension Arguments {
  /// Whether every sweep of the suite was asked for, so that one which vanished is missed.
  var isWholeSuite: Bool { !has("filter") && !has("parameter") }
}
