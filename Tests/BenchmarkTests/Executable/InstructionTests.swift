import Foundation
import Testing

/// Instructions, which the processor counts, or a simulator where it is installed and asked for.
@Suite struct InstructionTests {
  @Test func instructionsRepeatAndGrowWithTheWork() throws {
    let fixture = try Fixture()
    guard let first = try Self.median(fixture) else { return }
    let second = try #require(try Self.median(fixture))
    let more = try #require(try Self.median(fixture, skew: "rounds=10000"))
    // A round of a loop that isn't optimized takes a few instructions.
    #expect((10_000...10_000_000).contains(first))
    #expect(Double((first - second).magnitude) <= 0.001 * Double(first))
    #expect(more > first + 10_000)
  }

  @Test func simulatedInstructionsAreHeldWhereTheyAreAskedFor() throws {
    let fixture = try Fixture()
    guard try Self.median(fixture) != nil, try Self.isSimulated(fixture) else { return }
    let names = "known\\.(instructions|leak)"
    let words = ["--instructions"]
    let held = try Fixture.withBaseline(names, words)
    #expect(try held.gate(names, words).status == 0)
    let worse = try held.gate(names, skew: "rounds=10000", words)
    #expect(worse.status == 2)
    #expect(worse.output.hasPrefix("regressed: known.instructions: instructions p50 "))
    let untaken = try held.gate(names)
    #expect(untaken.status == 0)
    #expect(
      untaken.output == """
        not judged: known.instructions: none of its metrics is a count or has a threshold that is \
        judged
        not judged: the baseline has instructions of 1 entry: --instructions counts them
        gate: 2 measured, 0 failed; nothing differs from the baseline (1 unchanged)

        """
    )
    try held.replace("callgrind instructions", with: "another counter", in: Fixture.baseline)
    let other = try held.gate(names, skew: "rounds=10000", words)
    #expect(other.status == 4)
    #expect(
      other.output.hasPrefix("re-baseline: instructions were counted by another counter ")
    )
  }

  @Test func aSimulatorThatIsNotInstalledIsTold() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(
      ["--quiet", "--filter", "known.instructions", "--instructions"],
      environment: ["PATH": fixture.folder]
    )
    #expect(ending.status == 0)
    let reason = ", and callgrind can't be used: found no 'valgrind' in PATH\n"
    // Or the processor counts.
    #expect(try ending.output.contains(reason) || Self.isSampled(fixture))
  }

  @Test func withoutBeingAskedNothingIsSimulated() throws {
    let fixture = try Fixture()
    let ending = try fixture.run(["--quiet", "--filter", "known.instructions"])
    #expect(ending.status == 0)
    let reason = "; with --instructions callgrind counts, a hundred times slower\n"
    #expect(try ending.output.contains(reason) || Self.isSampled(fixture))
  }

  private static func isSampled(_ fixture: Fixture) throws -> Bool {
    try fixture.text(of: Fixture.tables).contains("  Instructions  sampled")
  }

  /// The median of a known loop's instructions; `nil`, for a known reason, where nothing counts.
  private static func median(_ fixture: Fixture, skew: String = "") throws -> Int? {
    let words = ["--quiet", "--filter", "known.instructions", "--instructions", "--no-time"]
    let ending = try fixture.run(words, skew: skew)
    #expect(ending.status == 0)
    let benchmark = try benchmark(fixture)
    guard
      let metric = (benchmark["metrics"] as? [String: [String: Any]])?["instructions"],
      let percentiles = metric["percentiles"] as? [String: Int]
    else {
      #expect(ending.output.contains("found no 'valgrind' in PATH"), "\(ending.output)")
      return nil
    }
    return percentiles["p50"]
  }

  private static func isSimulated(_ fixture: Fixture) throws -> Bool {
    let metrics = try benchmark(fixture)["metrics"] as? [String: [String: Any]]
    return metrics?["instructions"]?["kind"] as? String == "simulated"
  }

  private static func benchmark(_ fixture: Fixture) throws -> [String: Any] {
    let document = try fixture.object(of: Fixture.document)
    return try #require((document["benchmarks"] as? [[String: Any]])?.first)
  }
}
