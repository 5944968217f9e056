import Testing
import UBBuildComparison
import UBRegression
import UBResults

/// Two builds of a suite of plain Swift held against each other.
@Suite struct BuildComparisonTests {
  @Test func equalCountsAreUnchanged() throws {
    let builds = try StandIns(base: Examples.build(), new: Examples.build())
    let counts = try builds.counts()
    #expect(counts.comparison.verdict == .unchanged)
    #expect(counts.comparison.standard == .build(allowsAdded: false))
    #expect(counts.base.entries.map(\.identity.label) == ["sort"])
    // The command that ran the copies can't be repeated.
    #expect(counts.new.view.command == ["stand-in"] + CommandLine.arguments.dropFirst())
  }

  @Test func moreAllocationsAreARegressionAndFewerPass() throws {
    let more = Examples.build([Examples.figures(calls: [6])])
    let worse = try StandIns(base: Examples.build(), new: more).counts()
    #expect(worse.comparison.verdict == .regressed)
    let better = try StandIns(base: more, new: Examples.build()).counts()
    #expect(better.comparison.entries.map(\.verdict) == [.improved])
    #expect(better.comparison.verdict == .unchanged)
  }

  @Test func anAddedBenchmarkPassesOnlyIfAllowed() throws {
    let both = Examples.build([Examples.figures(), Examples.figures("search")])
    let builds = try StandIns(base: Examples.build(), new: both)
    #expect(try builds.counts().comparison.verdict == .notComparable)
    let allowed = try builds.counts(["--allow-added"])
    #expect(allowed.comparison.verdict == .unchanged)
    #expect(allowed.comparison.standard == .build(allowsAdded: true))
  }

  @Test func onlyBenchmarksThatDoTheSameInBothBuildsAreTimed() throws {
    let base = [Examples.figures(), Examples.figures("changed"), Examples.figures("removed")]
    let new = [
      Examples.figures(calls: [6]), Examples.figures("changed", scalingFactor: 2),
      Examples.figures("added"),
    ]
    let builds = try StandIns(base: Examples.build(base), new: Examples.build(new))
    let times = try builds.times(of: ["added", "changed", "removed", "sort"])
    #expect(times.entries.map(\.identity.description) == ["sort"])
    #expect(times.entries.map(\.verdict) == [.unchanged])
    #expect(times.controlsHold)
  }

  @Test func buildsOfTwoCompilersAreNotTimed() throws {
    let builds = try StandIns(base: Examples.build(), new: Examples.build(swift: "6.4"))
    #expect(try builds.counts().comparison.isRefused)
    #expect(try builds.times().entries.isEmpty)
  }

  // MARK: - Allocation stacks

  private func explanation(
    _ base: StandIns.Build,
    _ new: StandIns.Build
  ) throws
    -> ExplanationDocument
  {
    try StandIns(base: base, new: new).explanation()
  }

  /// Stacks are those of all iterations, and compared counts those of one.
  @Test func changedAllocationsAreExplained() throws {
    let document = try explanation(
      Examples.build([Examples.figures(calls: [5])], profile: Examples.profile(calls: 10)),
      Examples.build([Examples.figures(calls: [7])], profile: Examples.profile(calls: 14))
    )
    let entry = try #require(document.entries.first)
    #expect(entry.identity == EntryIdentity(label: "sort"))
    #expect(entry.notes == [])
    #expect(entry.sites.map(\.difference) == [AllocationAmount(calls: 4, bytes: 256)])
  }

  @Test func stacksThatDoNotAddUpAreNoted() throws {
    let document = try explanation(
      Examples.build([Examples.figures(calls: [5])], profile: Examples.profile(calls: 11)),
      Examples.build([Examples.figures(calls: [7])], profile: Examples.profile(calls: 14))
    )
    #expect(
      document.entries.first?.notes == [
        """
        the stacks of the base have 11 calls and 704 bytes, the numbers that were compared are 10 \
        and 704
        """
      ]
    )
  }

  /// Iterations that differ have no count that stacks could add up to.
  @Test func stacksOfUnequalIterationsAreNotChecked() throws {
    let document = try explanation(
      Examples.build([Examples.figures(calls: [5, 6])], profile: Examples.profile(calls: 11)),
      Examples.build([Examples.figures(calls: [7, 8])], profile: Examples.profile(calls: 15))
    )
    #expect(document.entries.map(\.notes) == [[]])
  }

  @Test func aBuildWithoutStacksIsNoted() throws {
    let document = try explanation(
      Examples.build([Examples.figures(calls: [5])]),
      Examples.build([Examples.figures(calls: [7])], profile: Examples.profile(calls: 14))
    )
    #expect(
      document.entries.first?.notes == [
        "the base is of a version that can't tell its call stacks"
      ]
    )
    #expect(document.entries.first?.newFrameCount == 2)
  }

  @Test func unchangedAllocationsAreNotExplained() throws {
    let build = Examples.build([Examples.figures()], profile: Examples.profile(calls: 10))
    #expect(try explanation(build, build).entries == [])
  }
}
