import Foundation
import Testing

/// Thresholds in files, through the real executable.
@Suite struct ThresholdFileTests {
  @Test func aFileABenchmarkHoldsThe90thPercentiles() throws {
    let fixture = try Self.updated("known\\.(blocks|leak)|init.sync.setup")
    #expect(
      try fixture.text(of: "Thresholds/BenchmarkFixture.known.blocks.p90.json") == """
        {
          "mallocCountLarge" : 0,
          "mallocCountSmall" : 3,
          "mallocCountTotal" : 3,
          "memoryLeaked" : 0
        }

        """
    )
    let read = try fixture.run(["thresholds", "read", "--filter", "known\\.(blocks|part)"])
    #expect(read.status == 0)
    #expect(
      read.output == """
        known.blocks: Thresholds/BenchmarkFixture.known.blocks.p90.json
          mallocCountLarge 0
          mallocCountSmall 3
          mallocCountTotal 3
          memoryLeaked 0
        known.part: none

        """
    )
  }

  @Test func spacesAndSlashesAreNoPartOfAName() throws {
    let fixture = try Self.updated("configuration.tags.*2.*")
    let path = "Thresholds/BenchmarkFixture.configuration.tags_(count:_2).p90.json"
    #expect(try fixture.text(of: path) == "{\n  \"mallocCountTotal\" : 2\n}\n")
  }

  @Test func whatDoesNotDifferPasses() throws {
    let fixture = try Self.updated("known.blocks")
    let ending = try Self.check(fixture, "known.blocks")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        thresholds check: 1 measured, 0 failed; nothing differs from the threshold file \
        (1 unchanged)

        """
    )
  }

  @Test(arguments: [
    (
      "blocks=1", Int32(2),
      """
      regressed: known.blocks: mallocCountSmall 3 -> 4 (+1, +33.3 %)
      regressed: known.blocks: mallocCountTotal 3 -> 4 (+1, +33.3 %)
      thresholds check: 1 measured, 0 failed; worse than the threshold file (1 regressed)
      next: fix the regression, or accept the new numbers: BenchmarkFixture thresholds update

      """
    ),
    (
      "blocks=-1", 3,
      """
      improved: known.blocks: mallocCountSmall 3 -> 2 (-1, -33.3 %)
      improved: known.blocks: mallocCountTotal 3 -> 2 (-1, -33.3 %)
      thresholds check: 1 measured, 0 failed; better; write the numbers with 'thresholds update' \
      (1 improved)
      next: hold later runs to the new numbers: BenchmarkFixture thresholds update

      """
    ),
  ])
  func oneAllocationIsFoundEitherWay(skew: String, status: Int32, output: String) throws {
    let fixture = try Self.updated("known.blocks")
    let ending = try Self.check(fixture, "known.blocks", skew: skew)
    #expect(ending.status == status)
    #expect(ending.output == output)
  }

  @Test(arguments: [("blocks=2", Int32(0)), ("blocks=3", 2), ("blocks=-3", 3)])
  func theBenchmarksOwnThresholdsAllowAsMuchAsTheySay(skew: String, status: Int32) throws {
    let fixture = try Self.updated("known.threshold")
    #expect(try Self.check(fixture, "known.threshold", skew: skew).status == status)
  }

  /// Hole H4: a file that isn't there for one benchmark, though there are others.
  @Test func aBenchmarkWithoutAFileIsNoPassIfAsked() throws {
    let fixture = try Self.updated("known.blocks")
    let ending = try Self.check(fixture, "known\\.(blocks|leak)", ["--require-files"])
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        not comparable: known.leak: there is no Thresholds/BenchmarkFixture.known.leak.p90.json; \
        make one with 'thresholds update'
        thresholds check: 2 measured, 0 failed; could not compare (1 unchanged, 1 not comparable)
        next: write the missing files: BenchmarkFixture thresholds update

        """
    )
  }

  @Test func benchmarksWithoutAFileAreNamedAndNotJudged() throws {
    let fixture = try Self.updated("known.blocks")
    let ending = try Self.check(fixture, "known\\.(blocks|leak)")
    #expect(ending.status == 0)
    #expect(
      ending.output == """
        not judged: known.leak: it has no threshold file
        thresholds check: 2 measured, 0 failed; nothing differs from the threshold file \
        (1 unchanged)

        """
    )
    let worse = try Self.check(fixture, "known\\.(blocks|leak)", skew: "blocks=1")
    #expect(worse.status == 2)
    let none = try Self.check(fixture, "known.leak")
    #expect(none.status == 4)
    #expect(none.output.hasPrefix("not comparable: known.leak: there is no Thresholds/"))
  }

  @Test func aFileWithoutABenchmarkIsNoPassAndIsRemoved() throws {
    let fixture = try Fixture("BenchmarkFixtureSwift5")
    let update = ["thresholds", "update", "--any-build", "--quiet"]
    #expect(try fixture.run(update).status == 0)
    let old = "Thresholds/BenchmarkFixtureSwift5.swift5.date.p90.json"
    let gone = "Thresholds/BenchmarkFixtureSwift5.gone.p90.json"
    let text = try fixture.text(of: old)
    try text.write(toFile: "\(fixture.folder)/\(gone)", atomically: false, encoding: .utf8)
    let check = ["thresholds", "check", "--any-build", "--quiet"]
    let ending = try fixture.run(check)
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("not comparable: \(gone) belongs to no benchmark\n"))
    #expect(try fixture.run(update).output == "\(gone): removed\nchanged 1 threshold\n")
    #expect(try fixture.run(check).status == 0)
  }

  @Test(arguments: [
    ("\"memoryLeaked\" : 0", "\"retainCount\" : 0", "metric memoryLeaked is missing in the thr"),
    ("\"memoryLeaked\" : 0", "\"memoryLeaked\" : \"0\"", "Thresholds/BenchmarkFixture.known.bl"),
    (
      "\"memoryLeaked\" : 0", "\"memoryLeaked\" : 0, \"peakMemoryResident\" : 9",
      "metric peakMemoryResident is missing in the run: it is measured only with a threshold"
    ),
  ])
  func aFileOfOtherMetricsIsNoPass(old: String, new: String, reason: String) throws {
    let fixture = try Self.updated("known.blocks")
    let path = "Thresholds/BenchmarkFixture.known.blocks.p90.json"
    try fixture.replace(old, with: new, in: path)
    let ending = try Self.check(fixture, "known.blocks")
    #expect(ending.status == 4)
    #expect(ending.output.hasPrefix("not comparable: known.blocks: \(reason)"))
  }

  @Test func timesInAFileAreToldAndNotJudged() throws {
    let fixture = try Self.updated("known.blocks")
    let path = "Thresholds/BenchmarkFixture.known.blocks.p90.json"
    try fixture.replace("{\n", with: "{\n\"wallClock\" : 1,\n", in: path)
    let ending = try Self.check(fixture, "known.blocks")
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("not judged: 1 file has times: --time judges them\n"))
  }

  @Test func updatingTellsWhatChangesAndKeepsWhatWasNotRun() throws {
    let fixture = try Self.updated("known\\.(blocks|leak)")
    let words = ["thresholds", "update", "--any-build", "--quiet", "--filter"]
    let ending = try fixture.run(
      words + ["known.blocks", "--metric", "mallocCountTotal"],
      skew: "blocks=1"
    )
    #expect(ending.status == 0)
    #expect(ending.output == "known.blocks: mallocCountTotal 3 -> 4\nchanged 1 threshold\n")
    let text = try fixture.text(of: "Thresholds/BenchmarkFixture.known.blocks.p90.json")
    #expect(text.contains("\"mallocCountSmall\" : 3,\n  \"mallocCountTotal\" : 4,"))
    let again = try fixture.run(words + ["known.leak"])
    #expect(again.output == "nothing differs; the thresholds are unchanged\n")
  }

  @Test func aRunWithFailuresChangesNothing() throws {
    let fixture = try Fixture()
    let words = ["thresholds", "update", "--any-build", "--quiet", "--filter", "fault.error"]
    let ending = try fixture.run(words, skew: "faults=1")
    #expect(ending.status == 4)
    #expect(!FileManager.default.fileExists(atPath: "\(fixture.folder)/Thresholds"))
  }

  /// A fixture whose benchmarks of a filter have thresholds.
  private static func updated(_ filter: String) throws -> Fixture {
    let fixture = try Fixture()
    let words = ["thresholds", "update", "--any-build", "--quiet", "--filter", filter]
    let ending = try fixture.run(words)
    try #require(ending.status == 0, "\(ending.complaint)")
    return fixture
  }

  private static func check(
    _ fixture: Fixture,
    _ filter: String,
    _ options: [String] = [],
    skew: String = ""
  ) throws -> Fixture.Ending {
    let words = ["thresholds", "check", "--any-build", "--quiet", "--filter", filter]
    return try fixture.run(words + options, skew: skew)
  }
}
