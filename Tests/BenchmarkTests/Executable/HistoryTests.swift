import Testing

/// Histories of runs.
@Suite struct HistoryTests {
  private static let path = "results/history/BenchmarkFixture.ndjson"

  @Test func everyRunIsALineAndAddedOnce() throws {
    let fixture = try Fixture()
    let first = try Self.append(fixture, commit: "aaaa")
    #expect(first.output == "added 2 entries of aaaa to \(Self.path)\n")
    let words = ["history", "append", Fixture.document, "--any-build", "--commit", "aaaa"]
    #expect(try fixture.run(words).output == "\(Self.path):1 has this run already\n")
    try Self.append(fixture, commit: "bbbb", skew: "blocks=1")
    let shown = try fixture.run(["history", "show"])
    #expect(shown.status == 0)
    #expect(
      Self.rows(of: shown).map { [$0[0], $0[2], $0[5]] } == [
        ["line", "commit", "entries"], ["1", "aaaa", "2"], ["2", "bbbb", "2"],
      ]
    )
  }

  @Test func theValuesOfAMetricAreATable() throws {
    let fixture = try Self.withTwoRuns()
    let ending = try fixture.run(["history", "show", "blocks", "--metric", "mallocCountTotal"])
    #expect(ending.status == 0)
    #expect(
      Self.rows(of: ending).map { $0.count < 4 ? $0 : [$0[0], $0[2], $0[3]] } == [
        ["known.blocks", "mallocCountTotal"], ["line", "commit", "value"], ["1", "aaaa", "3"],
        ["2", "bbbb", "4"],
      ]
    )
  }

  @Test func everyChangeNamesItsCommit() throws {
    let fixture = try Self.withTwoRuns()
    let ending = try fixture.run(["history", "changes"])
    #expect(ending.status == 0)
    #expect(
      ending.output == """
          entry                   number  line  commit  before  after  change
          known.blocks  mallocCountSmall     2    bbbb       3      4      +1
          known.blocks  mallocCountTotal     2    bbbb       3      4      +1
        2 changes in 2 runs in \(Self.path)

        """
    )
    let others = try fixture.run(["history", "changes", "known.leak"])
    #expect(others.output == "no changes in 2 runs in \(Self.path)\n")
    let metric = try fixture.run(["history", "changes", "--metric", "mallocCount"])
    #expect(metric.status == 64)
  }

  @Test func aRunWithFailuresIsAddedWithAWarning() throws {
    let fixture = try Fixture()
    let words = ["run", "--quiet", "--no-time", "known.blocks", "fault.error"]
    try #require(try fixture.run(words, skew: "faults=1").status == 4)
    let append = ["history", "append", Fixture.document, "--commit", "aaaa", "--any-build"]
    let ending = try fixture.run(append)
    #expect(ending.status == 4)
    #expect(
      ending.complaint
        == "BenchmarkFixture: no numbers: fault.error: failed: it is wrong (counting)\n"
    )
    #expect(ending.output == "added 1 entry of aaaa to \(Self.path)\n")
  }

  /// The words of each line.
  // A checked build is named in more words than any other.
  private static func rows(of ending: Fixture.Ending) -> [[String]] {
    ending.output.replacing(" with InternalChecks", with: "")
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  @discardableResult private static func append(
    _ fixture: Fixture,
    commit: String,
    skew: String = ""
  ) throws -> Fixture.Ending {
    let run = ["run", "--quiet", "--no-time", "known.blocks", "known.leak"]
    try #require(try fixture.run(run, skew: skew).status == 0)
    let ending = try fixture.run(
      ["history", "append", Fixture.document, "--commit", commit, "--any-build"]
    )
    try #require(ending.status == 0, "\(ending.complaint)")
    return ending
  }

  /// A fixture with two runs, the second with a block more.
  private static func withTwoRuns() throws -> Fixture {
    let fixture = try Fixture()
    try append(fixture, commit: "aaaa")
    try append(fixture, commit: "bbbb", skew: "blocks=1")
    return fixture
  }
}
