import Testing

/// Benchmarks that fail: each is reported with its reason, and none passes.
@Suite struct FaultTests {
  @Test(arguments: [
    ("fault.error", "fault.error: failed: it is wrong (counting)"),
    ("fault.throw", "fault.throw: failed: threw KnownFault() (counting)"),
    ("fault.setup", "fault.setup: failed: setup threw KnownFault() (counting)"),
    ("fault.teardown", "fault.teardown: failed: teardown threw KnownFault() (counting)"),
    ("fault.crash", "fault.crash: crashed: signal"),
    ("fault.exit", "fault.exit: crashed: the counting process left no report"),
    ("fault.hang", "fault.hang: timed out: counting took longer than 1 s"),
    (
      "fault.unmeasured",
      "fault.unmeasured: unmeasured: no value of promised was handed to measurement(_:_:)"
    ),
  ])
  func aBenchmarkThatFailsIsNoPass(name: String, reason: String) throws {
    let fixture = try Fixture()
    let words = ["--quiet", "--timeout", "1", "--filter", name]
    let run = try fixture.run(words, skew: "faults=1")
    #expect(run.status == 4)
    #expect(run.output.hasPrefix(reason))
    #expect(
      run.output.hasSuffix(
        "\n0 measured, 1 failed; no baseline to compare with\ntables: \(Fixture.tables)\n"
      )
    )

    let saved = try fixture.run(
      ["baseline", "save", "--any-build"] + words,
      skew: "faults=1"
    )
    #expect(saved.status == 4)
    let firstLine = reason.prefix { $0 != "\n" }
    #expect(
      saved.complaint.hasPrefix(
        "BenchmarkFixture: nothing is accepted from a run with failures: \(firstLine)"
      )
    )
  }

  /// Ten iterations of 0.4 seconds and a warm-up take longer than the limit; none of them does.
  @Test func aBenchmarkThatGoesOnIsNotEnded() throws {
    let words = ["--quiet", "--no-time", "--timeout", "3", "--filter", "fault.slow"]
    let run = try Fixture().run(words, skew: "faults=1")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func aBenchmarkThatFailsWhereItHasABaselineIsNoPass() throws {
    let fixture = try Fixture.withBaseline("init.throwing")
    let ending = try fixture.gate("init.throwing", skew: "throw=1")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        init.throwing: failed: threw FixtureError() (counting)
        gate: 0 measured, 1 failed; could not compare (1 not comparable)
        next: fix the failure of init.throwing, then run again

        """
    )
  }

  @Test func countsThatDoNotRepeatAreNeitherSavedNorPassed() throws {
    let fixture = try Fixture.withBaseline("known.blocks", skew: "faults=1")
    try fixture.replace("known.blocks", with: "fault.nondeterministic", in: Fixture.baseline)
    let ending = try fixture.gate("fault.nondeterministic", skew: "faults=1")
    #expect(ending.status == 4)
    #expect(
      ending.output.contains(
        "fault.nondeterministic: mallocCountTotal is nondeterministic: value 1 is "
      )
    )
    let other = try Fixture()
    let saved = try other.run(
      ["baseline", "save", "--any-build", "--quiet", "--filter", "fault.nondeterministic"],
      skew: "faults=1"
    )
    #expect(saved.status == 4)
    #expect(saved.complaint.hasSuffix("or take it out of the benchmark's metrics\n"))
  }

  @Test(arguments: [("escape=1", "fault.\\u{1b}[2J"), ("path=1", "fault/../../x")])
  func aNameThatIsNoneIsRefused(skew: String, name: String) throws {
    let ending = try Fixture().run(["list"], skew: "faults=1,\(skew)")
    #expect(ending.status == 1)
    #expect(
      ending.complaint == """
        BenchmarkFixture: the name of a benchmark: found '\(name)', expected 1 to 600 bytes \
        without control characters and the path parts '.' and '..'

        """
    )
  }

  @Test func twoBenchmarksOfANameAreRefused() throws {
    let ending = try Fixture().run(["list"], skew: "faults=1,duplicate=1")
    #expect(ending.status == 1)
    #expect(
      ending.complaint == """
        BenchmarkFixture: two benchmarks are called 'fault.error'; each needs a name or tags of \
        its own

        """
    )
  }
}
