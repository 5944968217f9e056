import Testing

/// Gates of one build against another.
@Suite struct BuildGateTests {
  @Test func theSameBuildIsNotWorse() throws {
    let fixture = try Fixture()
    let ending = try Self.gate(fixture, ["known.blocks"], base: 1_000, new: 1_000)
    #expect(ending.status == 0)
    #expect(ending.complaint == "")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix(
        "control holds: known.blocks: base against its copy: +0.00 % [+0.00 %, +0.00 %] in "
      ) == true
    )
    let (base, new) = ("\(fixture.folder)/base", "\(fixture.folder)/new")
    #expect(
      lines.suffix(2) == [
        "times of \(new) against \(base): 1 unchanged (margin 2.0 %)",
        "gate: counts: 1 unchanged; not worse than the base",
      ]
    )
    #expect(
      try fixture.files(in: "results/latest") == [
        "BenchmarkFixture.json", "BenchmarkFixture.times.json", "BenchmarkFixture.txt",
      ]
    )
  }

  @Test func aSlowdownIsFoundInTwoStages() throws {
    let fixture = try Fixture()
    let words = ["known.blocks", "--junit", "junit.xml", "--markdown", "report.md"]
    let ending = try Self.gate(fixture, words, base: 1_000, new: 1_200)
    #expect(ending.status == 2)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix(
        "slower: known.blocks: processor time +20.00 % [+20.00 %, +20.00 %] in "
      ) == true
    )
    #expect(lines.first?.hasSuffix(" pairs, in two stages") == true)
    #expect(
      lines.suffix(2) == [
        "gate: counts: 1 unchanged; worse than the base",
        "next: fix the slowdown, or allow it with a larger --margin",
      ]
    )
    let times = try fixture.object(of: "results/latest/BenchmarkFixture.times.json")
    let entries = try #require(times["entries"] as? [[String: Any]])
    #expect(entries.map { $0["verdict"] as? String } == ["slower"])
    let junit = try fixture.text(of: "junit.xml")
    #expect(junit.contains("<testsuites tests=\"6\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(junit.contains("name=\"time.cpu\">\n      <failure message=\"slower: ratio 1.2000 ["))
    #expect(try fixture.text(of: "report.md").contains("\n**1 slower (margin 2.0 %)**\n"))
  }

  @Test func aWiderMarginAllowsASlowdown() throws {
    let words = ["known.blocks", "--margin", "21"]
    #expect(try Self.gate(Fixture(), words, base: 1_000, new: 1_200).status == 0)
  }

  @Test func oneAllocationMoreIsWorse() throws {
    let fixture = try Fixture()
    let words = ["known.blocks", "known.leak", "known.part", "--no-time", "--junit", "junit.xml"]
    let ending = try Self.gate(fixture, words, skew: "blocks=1")
    #expect(ending.status == 2)
    #expect(
      ending.output == """
        regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
        gate: counts: 2 unchanged, 1 regressed; worse than the base
        next: fix the regression
        next: add --explain to see where allocations changed

        """
    )
    let junit = try fixture.text(of: "junit.xml")
    #expect(junit.contains("<testsuites tests=\"12\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(junit.contains("message=\"mallocCountSmall 3 -&gt; 4 (+1, +33.3 %)\""))
    #expect(
      try fixture.files(in: "results/latest") == ["BenchmarkFixture.json", "BenchmarkFixture.txt"]
    )
  }

  @Test func oneAllocationLessNeedsNoAcceptance() throws {
    let ending = try Self.gate(Fixture(), ["known.blocks", "--no-time"], skew: "blocks=-1")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        improved: known.blocks: mallocCountSmall 3 -> 2 (-1, -33.3 %)
        improved: known.blocks: mallocCountTotal 3 -> 2 (-1, -33.3 %)
        gate: counts: 1 improved; not worse than the base

        """
    )
  }

  @Test func aFailureOfTheNewBuildIsNoPass() throws {
    let ending = try Self.gate(Fixture(), ["init.throwing"], skew: "throw=1")
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("init.throwing: failed: threw FixtureError() (counting)\n"))
    #expect(
      ending.output.hasSuffix(
        """
        gate: counts: 1 not comparable; could not compare
        next: fix the failure of init.throwing, then run again

        """
      )
    )
  }

  @Test func aBenchmarkThatTheBaseDoesNotHaveHasToBeAllowed() throws {
    let words = ["fault.unmeasured", "known.blocks", "--no-time", "--metric", "mallocCountTotal"]
    let added = try Self.gate(Fixture(), words, skew: "faults=1")
    #expect(added.status == 4)
    #expect(
      added.output == """
        not comparable: fault.unmeasured: the run has it, the base does not
        gate: counts: 1 unchanged, 1 not comparable; could not compare
        next: let added benchmarks pass with --allow-added

        """
    )
    let allowed = try Self.gate(Fixture(), words + ["--allow-added"], skew: "faults=1")
    #expect(allowed.status == 0)
  }

  /// One of each kind: code that doesn't await, code that does, and code that measures parts.
  @Test func realTimesAreTakenOfEachKindOfBenchmark() throws {
    let fixture = try Fixture()
    let base = try fixture.build("base")
    let words = ["known.rounds", "init.async.throwing", "known.part", "--time-limit", "1"]
    let ending = try fixture.run(
      ["gate", "--base-executable", base, "--head-executable", base, "--any-build", "--quiet"]
        + words
    )
    // The machine may be too busy to tell.
    #expect([0, 5].contains(ending.status))
    let times = try fixture.object(of: "results/latest/BenchmarkFixture.times.json")
    let entries = try #require(times["entries"] as? [[String: Any]])
    #expect(entries.count == 3)
    for entry in entries {
      #expect(entry["obstacle"] == nil)
      #expect((entry["first"] as? [Any])?.isEmpty == false)
    }
  }

  /// Gates a build with other counts or stated times against a base.
  private static func gate(
    _ fixture: Fixture,
    _ words: [String],
    skew: String = "",
    base: Int? = nil,
    new: Int? = nil
  ) throws -> Fixture.Ending {
    let base = try fixture.build("base", nanoseconds: base)
    let new = try fixture.build("new", skew: skew, nanoseconds: new)
    return try fixture.run(
      ["gate", "--base-executable", base, "--head-executable", new, "--any-build", "--quiet"]
        + words
    )
  }
}
