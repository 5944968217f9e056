import Foundation
import Testing

/// Strategies of one's own, run by the real command line of a package's examples.
@Suite struct OwnStrategyTests {
  private let fixture: Program

  init() throws {
    fixture = try Program("UpdateBenchKitFixture")
  }

  @Test func everyBenchmarkListsThem() throws {
    let ending = try fixture.run(["list"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("identityOracle, propertiesFirst, layoutOnlyUntracked"))
  }

  @Test func aRightOneHasCountsAndIsVerified() throws {
    let run = try fixture.run(["run", "--strategy", "propertiesFirst"] + Self.options)
    #expect(run.status == 0, "\(run.complaint)")
    let document = try fixture.document("own.json")
    #expect(document.strategies == ["propertiesFirst"])
    let result = try #require(document.results.first)
    #expect(result.strategy == "propertiesFirst")
    // One row changes in each of four frames, and two rows come into view.
    #expect(result.counts["bindings.evaluated"] == 6)
    #expect(result.counts["bindings.effective"] == 4)
    #expect(document.failures.isEmpty)
  }

  @Test func oneThatDisplaysSomethingElseHasNoResult() throws {
    let run = try fixture.run(["run", "--strategy", "layoutOnlyUntracked"] + Self.options)
    #expect(run.status != 0)
    let document = try fixture.document("own.json")
    #expect(document.results.isEmpty)
    #expect(document.failures.map(\.kind) == ["stale"])
    #expect(document.failures.first?.detail.contains("fullRecompute") == true)
  }

  @Test func theGateHoldsThemToABaseline() throws {
    let options = [
      "--any-build", "--quiet", "--set", "frames=4", "--strategy", "propertiesFirst",
      "--strategy", "fullRecompute",
    ]
    #expect(try fixture.run(["baseline", "save"] + options).status == 0)
    let gate = try fixture.run(["gate"] + options)
    #expect(gate.status == 0, "\(gate.output)\(gate.complaint)")
  }

  @Test func anUnknownOneIsRefusedWithTheKnownNames() throws {
    let ending = try fixture.run(["run", "--strategy", "propertiesLast"])
    #expect(ending.status == 64)
    #expect(ending.complaint.contains("propertiesFirst"))
  }

  private static let options = ["--no-time", "--quiet", "--set", "frames=4", "--output", "."]
}
