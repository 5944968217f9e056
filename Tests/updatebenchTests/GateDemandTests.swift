import UBResults
import Testing

/// The demands of people on a benchmark gate; the table in `docs/ci.md` numbers them and names the
/// tests that aren't here.
@Suite struct GateDemandTests {
  /// Demand 1.
  @Test func demand1WhatCannotBeComparedIsNoPass() throws {
    let none = Tool(folder: try Folder())
    #expect(try none.gate().status == 4)
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    #expect(try tool.gate().status == 0)
    #expect(
      try tool.gate(["--timeout", "1", "--set", "milliseconds=100", "--strategy", "layoutOnly"])
        .status == 4
    )
    try folder.write("{", to: BaselineTests.file)
    #expect(try tool.gate().status == 4)
  }

  /// Demand 2: each verdict has a status that a shell sees.
  @Test(arguments: [
    ("gate", "", 0), ("gate", "bindings=1", 2), ("gate", "bindings=-1", 3), ("gate", "gated=1", 3),
    ("gate", "enters=1", 4), ("gate --suite x", "", 64), ("gates", "", 64),
  ])
  func demand2StatusesAreToldApartInAShell(verb: String, skew: String, status: Int32) throws {
    let tool = try Tool.withBaseline(Folder())
    let words = verb.contains("--suite") ? [] : Tool.exact
    let ending = try tool.runInShell(
      """
      export UPDATEBENCH_CALIBRATION=\(skew)
      "$TOOL" \(verb) --any-build \(words.joined(separator: " "))
      exit $?
      """
    )
    #expect(ending.status == status)
  }

  /// Demand 6: counts gate, times don't.
  @Test func demand6TimesDoNotGate() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let run = ["run", "--repetitions", "1", "--strategy", "layoutOnly"] + Tool.exact
    _ = try tool.run(run + ["--json", "a.json"])
    let document = try folder.document("a.json")
    let time = try #require(document.results[0].time)
    try folder.write(try folder.text(of: "a.json"), to: "b.json")
    try folder.replace(
      "\"p50\" : \(time.frame.p50)",
      with: "\"p50\" : \(time.frame.p50 * 1_000)",
      in: "b.json"
    )
    #expect(try tool.run(["compare", "a.json", "b.json", "--any-build"]).status == 0)
  }

  /// Demand 8: another counter means new numbers to accept, not a regression.
  @Test func demand8AnotherCounterIsNoRegression() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    try folder.replace("jemalloc nrequests", with: "interposer", in: BaselineTests.file)
    let ending = try tool.gate(skew: "allocations=1")
    #expect(ending.status == 4)
    #expect(!ending.output.contains("regressed"))
    #expect(ending.output.contains("; accept the baseline again\n"))
    // Everything else is judged all the same.
    #expect(try tool.gate(skew: "bindings=1").status == 2)
  }

  /// Demand 9: the pass and the functions from which new allocations come, and how many.
  @Test func demand9NewAllocationsAreTracedToTheirFunctions() throws {
    let folder = try Folder()
    let base = try ExplainTests.unskewedBuild(in: folder)
    let ending = try ExplainTests.gate(folder, against: base, skew: "allocations=2")
    #expect(ending.status == 2)
    let lines = ending.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("explained: ") })
    #expect(
      lines[start...].prefix(6) == [
        "explained: stacks of the base are those of \(base)",
        "explained: calibration.exact propertyPass: allocation calls by pass",
        "  pass               base/frame  new/frame  base  new  difference",
        "  outside of passes        3.00       5.00    60  100         +40",
        "  all                      3.00       5.00    60  100         +40",
        "  +40 calls, +2,560 bytes in outside of passes: 60 -> 100 calls",
      ]
    )
    // An optimized build has no initializer of its own for the block.
    #expect(lines[start...].contains("    CalibrationRun.step(_:)"))
    #expect(!ending.output.contains("note: "))
    #expect(try ExplainTests.gate(folder, against: base, skew: "").status == 0)
  }

  /// Demand 10: the numbers of a job become the baseline in one command.
  @Test func demand10NumbersOfAJobAreAcceptedWithAReason() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    #expect(try tool.gate(["--json", "job.json"], skew: "bindings=1").status == 2)
    let accept = ["baseline", "accept", "--any-build", "--suite", "calibration"]
    let ending = try tool.run(accept + ["--from", "job.json", "--reason", "a new binding"])
    #expect(ending.status == 0)
    #expect(ending.output.hasSuffix(": a new binding\n"))
    #expect(try tool.gate(skew: "bindings=1").status == 0)
    #expect(try folder.text(of: BaselineTests.file).contains("\"a new binding\""))
  }

  /// Demand 10: a regression that is accepted until a day fails once that day is over.
  @Test func demand10AnAcceptanceWithADateExpires() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let accept = ["baseline", "accept", "--any-build", "--reason", "two more"] + Tool.exact
    let skew = ["UPDATEBENCH_CALIBRATION": "bindings=2"]
    let ending = try tool.run(accept + ["--expires", "9999-12-31"], environment: skew)
    #expect(ending.status == 0)
    let change = "calibration.exact propertyPass: expires on 9999-12-31: bindings.evaluated was 160"
    #expect(ending.output.contains("\n\(change)\n"))
    #expect(try tool.gate(skew: "bindings=2").status == 0)
    let shown = try tool.run(["baseline", "show", "--suite", "calibration"])
    #expect(shown.output.contains(" until 9999-12-31: two more (12 changes)\n"))
    #expect(shown.output.contains("\n  until 9999-12-31 (two more): bindings.evaluated was 160\n"))

    try folder.replace("9999-12-31", with: "2026-01-31", in: BaselineTests.file)
    let day = try #require(try folder.text(of: BaselineTests.file).firstMatch(of: acceptedDay)).1
    let over = try tool.gate(["--strategy", "propertyPass"], skew: "bindings=2")
    #expect(over.status == 2)
    #expect(
      over.output == """
        expired: calibration.exact propertyPass: its acceptance of \(day) ("two more") expired on \
        2026-01-31: bindings.evaluated 160 -> 200 (+40, +25.0 %)
        gate: 1 measured, 0 failed; an acceptance has expired; fix the regression, or accept it \
        again (1 expired)
        next: fix the expired regression, or accept it again: \(Tool.accepting)

        """
    )
    #expect(try tool.gate().status == 3)
    #expect(try tool.gate(["--json", "job.json"], skew: "bindings=2").status == 2)
    #expect(try tool.run(["compare", BaselineTests.file, "job.json", "--any-build"]).status == 2)

    let renewal = try tool.run(accept + ["--expires=9999-12-31"], environment: skew)
    #expect(renewal.output.contains(": expires on 9999-12-31 instead of 2026-01-31: "))
    #expect(try tool.gate(skew: "bindings=2").status == 0)
  }

  private var acceptedDay: Regex<(Substring, Substring)> { #/"accepted" : "([0-9-]+)T/# }

  /// Demand 12: whole numbers keep their digits in every table and export.
  @Test func demand12WholeNumbersAreNotRounded() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = ["--set", "rows=99999", "--strategy", "propertyPass", "--json", "a.json"]
    _ = try tool.run(["run", "--no-time"] + Tool.exact + words)
    #expect(try folder.text(of: "results/latest/calibration.txt").contains("  1,999,980\n"))
    #expect(try tool.run(["export", "csv", "a.json"]).output.contains(",1999980\n"))
  }

  /// Demand 13: a frame that takes longer than a display gives it is missed, device or no device.
  @Test func demand13FramesAreHeldAgainstADisplaysBudget() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let slow = ["--set", "milliseconds=20", "--set", "frames=5", "--strategy", "layoutOnly"]
    let run = ["run", "--repetitions", "2", "--json", "a.json"]
    _ = try tool.run(run + Tool.exact + slow)
    let missed = try tool.run(["budget", "a.json"])
    #expect(missed.status == 2)
    #expect(missed.output.contains(" 16666666 "))
    #expect(missed.output.contains("  10      10\n"))
    #expect(missed.output.hasSuffix("budget: 1 of 1 entries miss 60 frames a second at p99\n"))
    #expect(try tool.run(["budget", "a.json", "--refresh", "120"]).status == 2)
    #expect(try tool.run(["budget", "a.json", "--refresh", "1"]).status == 0)
    _ = try tool.run(["run", "--no-time", "--json", "b.json"] + Tool.exact)
    let untimed = try tool.run(["budget", "b.json"])
    #expect(untimed.status == 4)
    #expect(
      untimed.complaint
        == "calibration: found no times, expected those of a run without --no-time\n"
    )
  }

  /// Demand 14: a cost that grows faster with its size fails, however small it is at one size.
  @Test func demand14GrowthThatIsFasterFails() throws {
    let tool = Tool(folder: try Folder())
    let scaling = ["scaling", "--suite", "calibration", "--quiet", "--any-build"]
    #expect(try tool.run(scaling + ["--accept", "--reason", "first"]).status == 0)
    #expect(
      try tool.run(scaling, environment: ["UPDATEBENCH_CALIBRATION": "quadratic=1"]).status == 6
    )
  }
}
