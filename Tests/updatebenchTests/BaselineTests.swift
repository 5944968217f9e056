import UBResults
import Testing

/// Baselines that don't fit the run, and how they change.
@Suite struct BaselineTests {
  static let file = "results/baselines/swift-\(Toolchain.currentSwift)/calibration.json"

  static let toolchain = Toolchain.current(compiler: nil)

  /// A build of the other configuration.
  static var otherToolchain: Toolchain {
    var other = toolchain
    other.configuration = toolchain.configuration == .debug ? .release : .debug
    return other
  }

  @Test func anEntryThatTheRunDoesNotHaveIsMissed() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace("\"layoutOnly\" :", with: "\"vanishedStrategy\" :", in: Self.file)
    let ending = try tool.gate()
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: calibration.exact layoutOnly: the run has it, the baseline does not
        not comparable: calibration.exact vanishedStrategy: the baseline has it, the run does not
        gate: 4 measured, 0 failed; could not compare (3 unchanged, 2 not comparable)
        next: check that the new numbers are right, then accept them: \(Tool.accepting)
        next: restore the missing benchmark, or drop it: calibration baseline accept \
        --suite calibration --reason "..."

        """
    )
  }

  @Test func aBenchmarkThatVanishedIsMissed() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace("\"calibration.exact\" :", with: "\"calibration.exactly\" :", in: Self.file)
    let ending = try tool.gate(["--strategy", "layoutOnly"])
    #expect(ending.status == 4)
    #expect(
      ending.output.contains(
        "\ngate: 1 measured, 0 failed; could not compare (2 not comparable)\nnext: "
      )
    )
  }

  @Test func aMetricThatOneSideDoesNotHaveIsMissed() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace("\"bindings.evaluated\" :", with: "\"bindings.retired\" :", in: Self.file)
    let ending = try tool.gate(["--strategy", "layoutOnly"])
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: calibration.exact layoutOnly: metric bindings.evaluated is missing in the \
        baseline
        not comparable: calibration.exact layoutOnly: metric bindings.retired is missing in the run
        gate: 1 measured, 0 failed; could not compare (1 not comparable)
        next: check that the new numbers are right, then accept them: \(Tool.accepting)
        next: measure bindings.retired where it is available, or take it out of the benchmark

        """
    )
  }

  @Test(arguments: [
    (
      "\"schema_version\" : 2", "\"schema_version\" : 9",
      "key 'schema_version': found 9, expected 2"
    ),
    (
      "\"schema_version\" : 2", "\"schema_version\" : 1",
      "key 'schema_version': found 1, expected 2; save a new one with 'baseline delete' and "
        + "'baseline save'"
    ),
    (
      "\"updatebench.baseline\"", "\"updatebench.results\"",
      "key 'schema': found 'updatebench.results', expected 'updatebench.baseline'"
    ),
    ("\"suite\" :", "\"suit\" :", "key 'suite' is missing"),
    (
      "\"suite\" : \"calibration\"", "\"suite\" : 3",
      "key 'suite': Expected to decode String but found number instead."
    ),
  ])
  func aBaselineThatCannotBeReadIsNoPass(old: String, new: String, reason: String) throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace(old, with: new, in: Self.file)
    let ending = try tool.gate()
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("not comparable: \(Self.file): \(reason)\n"))
  }

  @Test(arguments: [
    (
      "\"swift\" : \"\(Toolchain.currentSwift)\"", "\"swift\" : \"5.10\"",
      "not comparable: the baseline was counted with Swift 5.10, the run with "
        + Toolchain.currentSwift
    ),
    (
      "\"configuration\" : \"\(toolchain.configuration.rawValue)\"",
      "\"configuration\" : \"\(otherToolchain.configuration.rawValue)\"",
      "not comparable: the builds differ: baseline \(otherToolchain.build), run \(toolchain.build)"
    ),
    (
      "jemalloc nrequests", "preload",
      "re-baseline: allocations were counted by preload 5.3.0 in the baseline and by jemalloc "
        + "nrequests 5.3.0 in the run; accept the baseline again"
    ),
  ])
  func aBaselineOfAnotherOriginIsNoPass(old: String, new: String, finding: String) throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace(old, with: new, in: Self.file)
    let ending = try tool.gate()
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("\(finding)\n"))
  }

  @Test func savingLeavesABaselineThatExistsAlone() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let ending = try tool.run(["baseline", "save", "--any-build"] + Tool.exact)
    #expect(ending.status == 1)
    #expect(
      ending.complaint
        == "calibration: \(Self.file) exists; change it with 'calibration baseline accept'\n"
    )
  }

  @Test func onlyTheNumbersOfAnOptimizedBuildWithoutChecksAreSaved() throws {
    let folder = try Folder()
    let ending = try Tool(folder: folder).run(["baseline", "save"] + Tool.exact)
    #expect(ending.status == (Tool.refusal == nil ? 0 : 4))
    #expect(ending.complaint == Tool.refusal.map { "calibration: \($0)\n" } ?? "")
    #expect(folder.contents(of: "results").isEmpty == (Tool.refusal != nil))
  }

  @Test func acceptingChangesWhatWasRunAndTellsWhy() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let accept = ["baseline", "accept", "--any-build", "--reason", "two bindings more"]
    let ending = try tool.run(
      accept + Tool.exact + ["--strategy", "propertyPass"],
      environment: ["UPDATEBENCH_CALIBRATION": "bindings=2"]
    )
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        calibration.exact propertyPass: bindings.effective 160 -> 200 (+40, +25.0 %)
        calibration.exact propertyPass: bindings.evaluated 160 -> 200 (+40, +25.0 %)
        accepted 2 changes into \(Self.file): two bindings more

        """
    )
    let gate = try tool.gate(skew: "bindings=2")
    #expect(gate.status == 2)
    #expect(
      gate.output.contains(
        "\ngate: 4 measured, 0 failed; worse than the baseline (1 unchanged, 3 regressed)\nnext: "
      )
    )

    let shown = try tool.run(["baseline", "show", "--suite", "calibration"])
    #expect(shown.status == 0)
    #expect(shown.output.contains(": two bindings more (2 changes)\n"))
    #expect(shown.output.contains("\ncalibration.exact propertyPass\n  frames 20\n"))
    #expect(shown.output.contains("\n  bindings.evaluated 200\n"))
  }

  @Test func aDayInThePastAndOneThatNothingNeedsAreRefused() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let before = try folder.text(of: Self.file)
    let accept = ["baseline", "accept", "--any-build", "--reason", "x"] + Tool.exact
    let past = try tool.run(accept + ["--expires", "2026-01-31"])
    #expect(past.status == 64)
    let complaint = "calibration: --expires: found '2026-01-31', expected a day from 20"
    #expect(past.complaint.hasPrefix(complaint))
    let better = try tool.run(
      accept + ["--expires", "9999-12-31"],
      environment: ["UPDATEBENCH_CALIBRATION": "bindings=-1"]
    )
    #expect(better.status == 64)
    #expect(
      better.complaint == """
        calibration: --expires: found '9999-12-31', expected no day, as nothing is worse than before

        """
    )
    #expect(try folder.text(of: Self.file) == before)
  }

  @Test func acceptingTheSameChangesNothing() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let before = try folder.text(of: Self.file)
    let ending = try tool.run(
      ["baseline", "accept", "--any-build", "--reason", "none"] + Tool.exact
    )
    #expect(ending.status == 0)
    #expect(ending.output == "nothing differs; the baseline is unchanged\n")
    #expect(try folder.text(of: Self.file) == before)
  }

  @Test func acceptingTakesTheNumbersOfAnEarlierRun() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    _ = try tool.gate(["--json", "ci.json"], skew: "allocations=-3")
    let ending = try tool.run(
      [
        "baseline", "accept", "--any-build", "--reason", "from the build machine", "--from",
        "ci.json", "--suite", "calibration",
      ]
    )
    #expect(ending.status == 0)
    #expect(try tool.gate(skew: "allocations=-3").status == 0)
  }

  @Test func theNumbersOfAnotherSwiftVersionHaveABaselineOfTheirOwn() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    _ = try tool.gate(["--json", "ci.json"])
    try folder.replace(
      "\"swift\" : \"\(Toolchain.currentSwift)\"",
      with: "\"swift\" : \"6.9\"",
      in: "ci.json"
    )
    let words = ["--any-build", "--from", "ci.json", "--suite", "calibration"]
    let accepted = try tool.run(["baseline", "accept", "--reason", "x"] + words)
    #expect(accepted.status == 1)
    #expect(
      accepted.complaint
        == "calibration: results/baselines/swift-6.9/calibration.json: no such file\n"
    )
    let saved = try tool.run(["baseline", "save"] + words)
    #expect(saved.status == 0)
    #expect(
      saved.output == "saved 4 entries to results/baselines/swift-6.9/calibration.json\n"
    )
    #expect(try tool.gate().status == 0)
  }

  @Test func whatIsAcceptedFromAnotherSuiteIsRefused() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    _ = try tool.gate(["--json", "ci.json"])
    try folder.replace("\"suite\" : \"calibration\"", with: "\"suite\" : \"other\"", in: "ci.json")
    let ending = try tool.run(
      [
        "baseline", "accept", "--any-build", "--reason", "x", "--from", "ci.json", "--suite",
        "calibration",
      ]
    )
    #expect(ending.status == 4)
    #expect(
      ending.complaint
        == "calibration: the baseline is of suite calibration, the run of other\n"
    )
  }

  @Test func aDeletedBaselineIsGone() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let first = try tool.run(["baseline", "delete", "--suite", "calibration"])
    #expect(first.status == 0)
    #expect(first.output == "deleted \(Self.file)\n")
    let second = try tool.run(["baseline", "delete", "--suite", "calibration"])
    #expect(second.status == 1)
    #expect(second.complaint == "calibration: \(Self.file): no such file\n")
  }
}
