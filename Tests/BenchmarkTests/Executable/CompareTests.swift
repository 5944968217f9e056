import Foundation
import Testing

/// Comparing what was stored before, through the real executable.
@Suite struct CompareTests {
  @Test func twoRunsAreComparedExactly() throws {
    let fixture = try Fixture()
    try Self.store(fixture, "old.json")
    try Self.store(fixture, "new.json", skew: "blocks=1")
    let same = try fixture.run(["compare", "old.json", "old.json", "--any-build"])
    #expect(same.status == 0)
    #expect(
      same.output == """
        compare: nothing differs from the base (2 unchanged)

        """
    )
    let worse = try fixture.run(["compare", "old.json", "new.json", "--any-build"])
    #expect(worse.status == 2)
    #expect(
      worse.output == """
        regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
        regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
        compare: worse than the base (1 unchanged, 1 regressed)

        """
    )
    let better = try fixture.run(["compare", "new.json", "old.json", "--any-build"])
    #expect(better.status == 3)
    let words = ["compare", "old.json", "new.json", "--any-build"]
    #expect(try fixture.run(words + ["--filter", "known.leak"]).status == 0)
    #expect(try fixture.run(words + ["--metric", "memoryLeaked"]).status == 0)
  }

  @Test func aBaselineOrAFolderOfThemIsABaseToo() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    try Self.store(fixture, "new.json", skew: "blocks=-1")
    let advice = "; accept the numbers with 'baseline accept'"
    for (base, words) in [(Fixture.baseline, ""), ("results/baselines", advice)] {
      let ending = try fixture.run(["compare", base, "new.json", "--any-build"])
      #expect(ending.status == 3)
      #expect(
        ending.output == """
          improved: known.blocks: mallocCountSmall 3 -> 2 (-1, -33.3 %)
          improved: known.blocks: mallocCountTotal 3 -> 2 (-1, -33.3 %)
          compare: better\(words) (1 unchanged, 1 improved)

          """
      )
    }
  }

  @Test func whatOnlyOneRunHasIsNoPass() throws {
    let fixture = try Fixture()
    try Self.store(fixture, "old.json", filter: "known.blocks")
    try Self.store(fixture, "new.json", filter: "known.leak")
    let ending = try fixture.run(["compare", "old.json", "new.json", "--any-build"])
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: known.blocks: the base has it, the run does not
        not comparable: known.leak: the run has it, the base does not
        compare: could not compare (2 not comparable)

        """
    )
  }

  @Test func whatCannotBeReadIsNoPass() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let missing = try fixture.run(["compare", "old.json", "new.json"])
    #expect(missing.status == 4)
    let ending = try fixture.run(["compare", Fixture.baseline, Fixture.baseline])
    #expect(ending.status == 4)
    #expect(
      ending.complaint.hasSuffix(
        "found 'updatebench.baseline', expected 'updatebench.results' or 'updatebench.benchmarks'\n"
      )
    )
    #expect(try fixture.run(["compare", "old.json"]).status == 64)
  }

  @Test func aBaselineThatIsDeletedIsGone() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let deleted = try fixture.run(["baseline", "delete"])
    #expect(deleted.status == 0)
    #expect(deleted.output == "deleted \(Fixture.baseline)\n")
    #expect(try fixture.gate("known.blocks").status == 4)
    #expect(try fixture.run(["baseline", "delete"]).status == 1)
  }

  private static func store(
    _ fixture: Fixture,
    _ name: String,
    filter: String = "known\\.(blocks|leak)",
    skew: String = ""
  ) throws {
    let words = ["run", "--quiet", "--filter", filter, "--json", name]
    try #require(try fixture.run(words, skew: skew).status == 0)
  }
}
