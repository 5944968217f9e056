import Testing

/// Explanations of changed allocations.
@Suite struct ExplainTests {
  @Test func theStacksOfBothBuildsAreCompared() throws {
    let fixture = try Fixture()
    let base = try fixture.build("base")
    let new = try fixture.build("new", skew: "blocks=1")
    let ending = try fixture.run(
      [
        "gate", "known.blocks", "known.part", "--explain", "--no-time", "--any-build", "--quiet",
        "--base-executable", base, "--head-executable", new,
      ]
    )
    #expect(ending.status == 2)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.hasPrefix("    ") || $0.contains("/iteration") } == [
        "regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)",
        "regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)",
        "explained: stacks of the base are those of \(base)",
        "explained: known.blocks: allocation calls",
        "       base/iteration  new/iteration  base  new  difference",
        "  all            3.00           4.00    18   24          +6",
        "  +6 calls, +384 bytes: 18 -> 24 calls",
        "gate: counts: 1 unchanged, 1 regressed; worse than the base",
        "next: fix the regression",
      ]
    )
    #expect(lines.contains("    Block.make()"))
    #expect(lines.contains("    closure in knownCounts()"))
    let document = try fixture.object(of: "results/latest/BenchmarkFixture.explanation.json")
    #expect((document["entries"] as? [[String: Any]])?.count == 1)
  }

  @Test func nothingThatChangedIsNothingToExplain() throws {
    let fixture = try Fixture.withBaseline("known.blocks")
    let ending = try fixture.gate("known.blocks", ["--explain"])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        explained: no count of allocations changed, so there is nothing to explain
        gate: 1 measured, 0 failed; nothing differs from the baseline (1 unchanged)

        """
    )
  }

  @Test func withoutABaseTheNewStacksAreShown() throws {
    let fixture = try Fixture.withBaseline("known.leak")
    try fixture.replace("Total\" : 2", with: "Total\" : 3", in: Fixture.baseline)
    let ending = try fixture.gate("known.leak", ["--explain"])
    #expect(ending.status == 3)
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "improved: known.leak: mallocCountTotal 3 -> 2 (-1, -33.3 %)",
        """
        explained: there are no stacks of the base, only those of the new build: \
        found no git repository here
        """,
        "explained: known.leak: allocation calls",
        "       new/iteration  new",
        "  all           2.00   12",
        "  12 calls, 768 bytes",
      ]
    )
    #expect(lines.contains("    Block.leak()"))
  }
}
