import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Holds the growth of costs to accepted exponents.
struct ScalingVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "scaling",
      summary: "Fits how costs grow with a size, and fails if one grows faster than accepted.",
      discussion: """
        Each benchmark of a sweep is counted at several sizes. The exponent is the slope of
        log(cost) over log(size), with its 95 % interval. An exponent above the accepted one by
        more than half its interval and the margin exits with 6, as does a cost where there was
        none. An exponent as far below, or a changed cost that fits no power law, exits with 3 until
        --accept takes it. Exponents of times are shown with --repetitions and never judged.

        A suite states its own sweeps; benchmarks of plain Swift that differ only in a numeric tag
        are one. --parameter sweeps a parameter, or such a tag, of every benchmark that has it.
        """,
      operands: [BenchmarkFilter.operand],
      options: [
        .value("parameter", "NAME", "sweep this parameter of every benchmark that has it"),
        .value("sizes", "N,N,...", "its values, four or more, rising"),
        .value("scaling", "DIR", "the folder of exponents (default: results/scaling)"),
        .value("margin", "NUMBER", "how far an exponent may rise (default: \(Self.margin))"),
        .flag("accept", "hold later runs to these exponents; needs --reason"),
        .value("reason", "TEXT", "why the new exponents are right"),
        .value("repetitions", "COUNT", "time each run so often, too"),
        .flag("any-build", "judge numbers of a debug or checked build"),
      ] + tool.countingOptions.filter { !["metric", "set", "shard", "strategy"].contains($0.name) }
    )
  }

  private static var margin: Double { ScalingComparison.margin }

  func run(_ arguments: Arguments) throws -> ExitCode {
    if arguments.has("accept") {
      try arguments.refuse(["margin"], without: "a call without --accept")
    } else {
      try arguments.refuse(["reason"], without: "--accept")
    }
    let (suite, request) = try tool.request(arguments, purpose: .fit)
    let margin = try margin(arguments)
    let reason = arguments.value("reason")
    guard !arguments.has("accept") || reason?.contains(where: { !$0.isWhitespace }) ?? false else {
      throw UsageError.missingOption("reason", verb: "\(definition.name) --accept")
    }
    let store = ScalingStore(folder: arguments.value("scaling") ?? "results/scaling")
    let sweeps = try suite.sweeps(
      SweepRequest(
        run: request,
        parameter: arguments.value("parameter"),
        sizes: try sizes(arguments)
      )
    )
    let accepted = try store.load(suite: suite.name, swift: Toolchain.currentSwift)
    var run = try ScalingRun(sweeps, suite: suite.name)
    let inexact = run.leaveOutInexact(unlessIn: accepted)
    try show(run, sweeps)
    for name in inexact {
      try StandardOutput.writeLine("not judged: \(name): no cost is exact at every size")
    }
    guard !run.record.sweeps.isEmpty || !run.failures.isEmpty else {
      throw ToolError.notComparable("no cost of any sweep is exact at every size")
    }
    if let obstacle = Obstacle(of: run.record.toolchain), !arguments.has("any-build") {
      throw ToolError.notComparable(obstacle.description)
    }
    if arguments.has("accept") {
      return try accept(run, into: store, reason: reason ?? "")
    }
    guard let accepted else {
      let path = store.path(suite: suite.name, swift: Toolchain.currentSwift)
      throw ToolError.notComparable("there are no exponents at \(path); make them with --accept")
    }
    let isWhole = request.filter.choosesAll && !arguments.has("parameter")
    let comparison = ScalingComparison(
      base: accepted,
      run: run.record,
      margin: margin,
      knowing: suite.metrics
    ) { _ in isWhole }
    return try judge(run, comparison)
  }

  private func show(_ run: ScalingRun, _ sweeps: [Sweep]) throws {
    for sweep in sweeps {
      guard let result = run.record.sweeps[sweep.name] else { continue }
      let sizes = result.sizes.map(String.init).joined(separator: ", ")
      let grid = ScalingTable.grid(of: result, strategies: run.strategies)
      let isZero = result.curves.values.allSatisfy { $0.values.allSatisfy(\.isZero) }
      let isEmpty = result.curves.isEmpty
      let text =
        isEmpty ? "  no exact cost" : isZero ? "  every cost is zero" : grid.terminalText
      try StandardOutput.writeLine("\(sweep.name): \(sizes)\n\(text)\n")
    }
    for (place, fit) in run.times {
      let exponent = ScalingTable.text(of: fit)
      try StandardOutput.writeLine("not judged: \(place) time p50: exponent \(exponent)")
    }
    for line in FailureReport.lines(of: run.failures) {
      try StandardOutput.writeLine(line)
    }
  }

  private func judge(_ run: ScalingRun, _ comparison: ScalingComparison) throws -> ExitCode {
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

  private func accept(
    _ run: ScalingRun,
    into store: ScalingStore,
    reason: String
  ) throws -> ExitCode {
    guard run.failures.isEmpty else {
      throw ToolError.notComparable("nothing is accepted from a run with failures")
    }
    let (suite, swift) = (run.record.suite, run.record.toolchain.swift)
    // Read again under the lock: another process may have accepted other sweeps meanwhile.
    let lock = try AtomicFile.lock(forFile: store.path(suite: suite, swift: swift))
    let accepted = try store.load(suite: suite, swift: swift)
    var record = run.record
    if let accepted {
      let kept = accepted.sweeps.filter { record.sweeps[$0.key] == nil }
      let isSameOrigin =
        accepted.toolchain.build == record.toolchain.build
        && accepted.allocationCounter == record.allocationCounter
      guard kept.isEmpty || isSameOrigin else {
        throw ToolError.notComparable(
          Amount.of(kept.count, "sweep that was", "sweeps that were")
            + " counted in another way would stay; accept the whole suite"
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
    let path = try store.save(record, holding: lock)
    try StandardOutput.writeLine("accepted \(Amount.of(changes, "sweep")) into \(path): \(reason)")
    return .success
  }

  // MARK: - Options

  private func margin(_ arguments: Arguments) throws(UsageError) -> Double {
    guard let text = arguments.value("margin") else { return Self.margin }
    guard let margin = Double(text), margin >= 0, margin.isFinite else {
      throw .badValue(option: "margin", found: text, expected: "a number from 0")
    }
    return margin
  }

  private func sizes(_ arguments: Arguments) throws(UsageError) -> [Int]? {
    guard let text = arguments.value("sizes") else { return nil }
    guard arguments.has("parameter") else {
      throw .missingOption("parameter", verb: definition.name)
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = parts.compactMap { Int($0) }
    guard
      sizes.count == parts.count, sizes.count >= ScalingFit.sizesMin,
      sizes == Set(sizes).sorted(), sizes.allSatisfy({ $0 > 0 })
    else {
      throw .badValue(
        option: "sizes",
        found: text,
        expected: "\(ScalingFit.sizesMin) or more whole numbers that rise, such as 4,8,16,32"
      )
    }
    return sizes
  }
}
