import Testing

/// Gates of the real executable.
@Suite struct GateTests {
  private static let accepting =
    "BenchmarkFixture baseline accept --from \(Fixture.document) --reason \"...\""
  private static let fixing =
    "next: fix the regression, or accept the new numbers: \(Self.accepting)"

  @Test func whatDoesNotDifferPasses() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let ending = try fixture.gate("known.blocks")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        gate: 1 measured, 0 failed; nothing differs from the baseline (1 unchanged)

        """
    )
    #expect(try fixture.run(["check", "--any-build", "--quiet"]).status == 4)
  }

  @Test func oneAllocationMoreIsFound() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let ending = try fixture.gate("known.blocks", skew: "blocks=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
        gate: 1 measured, 0 failed; worse than the baseline (1 regressed)
        \(Self.fixing)

        """
    )
  }

  @Test func oneAllocationLessHasToBeAccepted() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let ending = try fixture.gate("known.blocks", skew: "blocks=-1")
    #expect(ending.status == 3)
    #expect(
      ending.output == """
        improved: known.blocks: mallocCountSmall 3 -> 2 (-1, -33.3 %)
        improved: known.blocks: mallocCountTotal 3 -> 2 (-1, -33.3 %)
        gate: 1 measured, 0 failed; better; accept the numbers with 'baseline accept' (1 improved)
        next: hold later runs to the new numbers: \(Self.accepting)

        """
    )
    let accepted = try fixture.run(
      [
        "baseline", "accept", "--any-build", "--quiet", "--filter", "known.blocks",
        "--reason", "one block less",
      ],
      skew: "blocks=-1"
    )
    #expect(accepted.status == 0)
    #expect(
      accepted.output == """
        known.blocks: mallocCountSmall 3 -> 2 (-1, -33.3 %)
        known.blocks: mallocCountTotal 3 -> 2 (-1, -33.3 %)
        accepted 2 changes into \(Fixture.baseline): one block less

        """
    )
    #expect(try fixture.gate("known.blocks", skew: "blocks=-1").status == 0)
    let shown = try fixture.run(["baseline", "show"])
    #expect(shown.status == 0)
    #expect(shown.output.contains(": one block less (2 changes)\n"))
    #expect(
      shown.output.hasSuffix(
        """

        known.blocks
          mallocCountLarge 0
          mallocCountSmall 2
          mallocCountTotal 2
          memoryLeaked 0

        """
      )
    )
  }

  @Test func anAcceptanceWithADateExpires() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    let accept = [
      "baseline", "accept", "--any-build", "--quiet", "--filter", "known.blocks", "--reason",
      "one block more",
    ]
    let ending = try fixture.run(accept + ["--expires", "9999-12-31"], skew: "blocks=1")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
        known.blocks: expires on 9999-12-31: mallocCountSmall was 3, mallocCountTotal was 3
        accepted 3 changes into \(Fixture.baseline): one block more

        """
    )
    #expect(try fixture.gate("known.blocks", skew: "blocks=1").status == 0)
    #expect(try fixture.run(["baseline", "show"]).output.contains(" until 9999-12-31: one block"))

    try fixture.replace("9999-12-31", with: "2026-01-31", in: Fixture.baseline)
    let over = try fixture.gate("known.blocks", skew: "blocks=1")
    #expect(over.status == 2)
    #expect(over.output.hasPrefix("expired: known.blocks: its acceptance of 20"))
    #expect(
      over.output.hasSuffix(
        """
         ("one block more") expired on 2026-01-31: mallocCountSmall 3 -> 4 (+1, +33.3 %); \
        mallocCountTotal 3 -> 4 (+1, +33.3 %)
        gate: 1 measured, 0 failed; an acceptance has expired; fix the regression, or accept it \
        again (1 expired)
        next: fix the expired regression, or accept it again: \(Self.accepting)

        """
      )
    )
    #expect(try fixture.gate("known.blocks").status == 3)
    #expect(try fixture.gate("known.leak").status == 0)

    let lifted = try fixture.run(accept, skew: "blocks=1")
    #expect(
      lifted.output == """
        known.blocks: no longer expires on 2026-01-31
        accepted 1 change into \(Fixture.baseline): one block more

        """
    )
    #expect(try fixture.gate("known.blocks", skew: "blocks=1").status == 0)
    let better = try fixture.run(accept + ["--expires", "9999-12-31"])
    #expect(better.status == 64)
  }

  @Test func oneRetainMoreIsFound() throws {
    let fixture = try Fixture.withBaseline("references.calls")
    let ending = try fixture.gate("references.calls", skew: "retains=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: references.calls: retainCount 5 -> 6 (+1, +20.0 %)
        regressed: references.calls: retainReleaseDelta 1 -> 2 (+1, +100.0 %)
        gate: 1 measured, 0 failed; worse than the baseline (1 regressed)
        \(Self.fixing)

        """
    )
  }

  @Test func referencesOfAnotherCounterHaveToBeTakenAnew() throws {
    let fixture = try Fixture.withBaseline("(references.calls|known.blocks)")
    try fixture.replace("Swift runtime hooks", with: "preload", in: Fixture.baseline)
    let ending = try fixture.gate("(references.calls|known.blocks)", skew: "retains=1")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        re-baseline: references were counted by preload 1 in the baseline and by Swift runtime \
        hooks 1 in the run; accept the baseline again
        not judged: references.calls: none of its metrics is a count or has a threshold that is \
        judged
        gate: 2 measured, 0 failed; another counter counted; accept the new numbers with \
        'baseline accept' (1 unchanged)
        next: take the numbers of the new counter: \(Self.accepting)

        """
    )
  }

  @Test func allocationsOfAnotherCounterHaveToBeTakenAnew() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    try fixture.replace("jemalloc nrequests", with: "preload", in: Fixture.baseline)
    let ending = try fixture.gate("known.blocks")
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("re-baseline: allocations were counted by preload 5."))
    #expect(
      ending.output.hasSuffix(
        """
        not judged: known.blocks: none of its metrics is a count or has a threshold that is judged
        gate: 1 measured, 0 failed; another counter counted; accept the new numbers with \
        'baseline accept' (no benchmarks)
        next: take the numbers of the new counter: \(Self.accepting)

        """
      )
    )
  }

  @Test func aCustomMetricThatPrefersLargerGetsWorseDownwards() throws {
    let fixture = try Fixture.withBaseline("metrics.custom")
    let ending = try fixture.gate("metrics.custom", skew: "larger=500")
    #expect(ending.status == 2)
    #expect(
      ending.output.hasPrefix(
        "regressed: metrics.custom: custom.larger is better 5000 -> 4500 (-500, -10.0 %)\n"
      )
    )
  }

  @Test(arguments: [("blocks=2", Int32(0)), ("blocks=3", 2), ("blocks=-3", 3)])
  func thresholdsAllowAsMuchAsTheySay(skew: String, status: Int32) throws {
    let fixture = try Fixture.withBaseline("known.threshold")
    #expect(try fixture.gate("known.threshold", skew: skew).status == status)
  }

  /// A difference from zero has no percentage, and no percentage allows it.
  @Test func fromZeroNothingIsWithinAPercentage() throws {
    let fixture = try Fixture.withBaseline("known.zero")
    #expect(try fixture.gate("known.zero").status == 0)
    let ending = try fixture.gate("known.zero", skew: "blocks=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: known.zero: mallocCountTotal p50 0 -> 1 (+1)
        regressed: known.zero: mallocCountTotal p90 0 -> 1 (+1)
        gate: 1 measured, 0 failed; worse than the baseline (1 regressed)
        \(Self.fixing)

        """
    )
  }

  @Test func whatVanishedOrIsNewIsNoPass() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    try fixture.replace("\"known.leak\"", with: "\"known.gone\"", in: Fixture.baseline)
    let ending = try fixture.gate("known\\.(blocks|leak|gone)")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: known.gone: the baseline has it, the run does not
        not comparable: known.leak: the run has it, the baseline does not
        gate: 2 measured, 0 failed; could not compare (1 unchanged, 2 not comparable)
        next: restore the missing benchmark, or drop it: BenchmarkFixture baseline accept --reason \
        "..."
        next: check that the new numbers are right, then accept them: \(Self.accepting)

        """
    )
  }

  @Test func aMetricThatOneSideDoesNotHaveIsNoPass() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    try fixture.replace("\"memoryLeaked\"", with: "\"syscalls\"", in: Fixture.baseline)
    let ending = try fixture.gate("known.blocks")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: known.blocks: metric memoryLeaked is missing in the baseline
        not comparable: known.blocks: metric syscalls is missing in the run: it is measured only \
        with a threshold
        gate: 1 measured, 0 failed; could not compare (1 not comparable)
        next: check that the new numbers are right, then accept them: \(Self.accepting)
        next: measure syscalls where it is available, or take it out of the benchmark

        """
    )
  }

  @Test func withoutABaselineNothingPasses() throws {
    let ending = try Fixture().gate("known.blocks")
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: there is no baseline at \(Fixture.baseline); make one with 'baseline save'
        gate: 1 measured, 0 failed; could not compare (no benchmarks)
        next: make the first baseline: BenchmarkFixture baseline save --from \(Fixture.document)

        """
    )
  }

  @Test(arguments: [
    ("\"swift\" : ", "\"swift\" : \"1.0\", \"unused\" : ", "the baseline was counted with Swift"),
    ("\"scaling_factor\" : 1", "\"scaling_factor\" : 2", "known.blocks: it does something else"),
    ("\"schema_version\" : 2", "\"schema_version\" : 9", "\(Fixture.baseline): key 'schema_ver"),
    ("\"updatebench.baseline\"", "\"updatebench.benchmarks-baseline\"", "\(Fixture.baseline): key"),
  ])
  func aBaselineOfSomethingElseIsNoPass(old: String, new: String, reason: String) throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    try fixture.replace(old, with: new, in: Fixture.baseline)
    let ending = try fixture.gate("known.blocks")
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("not comparable: \(reason)"))
  }

  @Test func timesAreJudgedOnlyWhereAskedForAndOnTheirMachine() throws {
    let fixture = try Fixture.withBaseline("known.time", ["--time"])
    try fixture.replace(
      "\"processor\" : \"",
      with: "\"processor\" : \"other ",
      in: Fixture.baseline
    )
    let elsewhere = try fixture.gate("known.time", ["--time"])
    #expect(elsewhere.status == 4)
    #expect(
      elsewhere.output.hasPrefix(
        "not comparable: known.time: wallClock of the baseline is of another machine\n"
      )
    )
  }

  @Test func aThresholdThatCannotBeHeldHereIsNoPass() throws {
    let fixture = try Fixture.withBaseline("known.unavailable")
    let ending = try fixture.gate("known.unavailable", environment: Fixture.withoutTracer)
    #expect(ending.status == 4)
    #expect(
      ending.output.hasPrefix(
        "not comparable: known.unavailable: syscalls has thresholds and can't be measured here: "
      )
    )
    let other = try fixture.gate(
      "known.unavailable",
      ["--metric", "mallocCountTotal"],
      environment: Fixture.withoutTracer
    )
    #expect(other.status == 0)
  }

  @Test func aBenchmarkOfWhichNothingIsHeldIsNotCounted() throws {
    let fixture = try Fixture.withBaseline("known\\.(time|blocks)")
    let both = try fixture.gate("known\\.(time|blocks)")
    #expect(both.status == 0)
    #expect(
      both.output == """
        not judged: known.time: none of its metrics is a count or has a threshold that is judged
        not judged: 1 benchmark has thresholds for wallClock: --time judges times, on the machine \
        of the baseline
        gate: 2 measured, 0 failed; nothing differs from the baseline (1 unchanged)

        """
    )
    #expect(try fixture.gate("known.time").status == 4)
  }

  @Test func aBaselineIsTakenFromADocument() throws {
    let fixture = try Fixture()
    let run = ["run", "--quiet", "known.blocks", "known.leak"]
    try #require(try fixture.run(run).status == 0)
    let from = ["--from", Fixture.document, "--any-build"]
    let saved = try fixture.run(["baseline", "save"] + from)
    #expect(saved.status == 0)
    #expect(saved.output == "saved 2 entries to \(Fixture.baseline)\n")
    let less = ["--filter", "known.leak"]
    #expect(try fixture.gate("known.blocks", skew: "blocks=1", less).status == 2)
    let accepted = try fixture.run(["baseline", "accept", "--reason", "one more"] + from)
    #expect(accepted.status == 0)
    #expect(
      accepted.output == """
        known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
        accepted 2 changes into \(Fixture.baseline): one more

        """
    )
    #expect(try fixture.gate("known.(blocks|leak)", skew: "blocks=1").status == 0)
    let missing = try fixture.run(["baseline", "save", "--from", "gone.json"])
    #expect(missing.status == 1)
    #expect(missing.complaint == "BenchmarkFixture: gone.json: no such file\n")
  }

  @Test func savingLeavesABaselineThatExistsAlone() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let before = try fixture.text(of: Fixture.baseline)
    let ending = try fixture.run(["baseline", "save", "--any-build", "--quiet"])
    #expect(ending.status == 1)
    #expect(
      ending.complaint == """
        BenchmarkFixture: \(Fixture.baseline) exists; change it with 'BenchmarkFixture baseline \
        accept'

        """
    )
    #expect(try fixture.text(of: Fixture.baseline) == before)
  }
}
