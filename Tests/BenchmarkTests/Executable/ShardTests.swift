import Testing

/// Runs in parts, and documents that are merged from them.
@Suite struct ShardTests {
  private static let benchmarks = ["known.blocks", "known.leak", "known.part"]
  private static let parts = ["one/BenchmarkFixture.json", "two/BenchmarkFixture.json"]

  @Test func everyBenchmarkRunsInOnePart() throws {
    let fixture = try Fixture()
    let first = try Self.run(fixture, part: 1)
    #expect(first.output.hasPrefix("  benchmark     Malloc (total) p50\n  known.blocks"))
    #expect(first.output.contains("\n1 measured, 0 failed; "))
    let second = try Self.run(fixture, part: 2)
    #expect(second.output.contains("\n  known.leak                   2\n  known.part "))
    #expect(second.output.contains("\n2 measured, 0 failed; "))
  }

  @Test func theMergedDocumentIsThatOfAWholeRun() throws {
    let fixture = try Self.withParts()
    let merged = try fixture.run(["merge", "--output", "merged.json"] + Self.parts)
    #expect(merged.status == 0)
    #expect(merged.output == "merged 2 shards into merged.json: 3 measured, 0 failed\n")
    let words = ["run", "--quiet", "--no-time", "--json", "whole.json"]
    try #require(try fixture.run(words + Self.benchmarks).status == 0)
    func benchmarks(_ file: String) throws -> Substring {
      // Only the command and the date differ.
      try fixture.text(of: file).prefix { $0 != "]" }
    }
    #expect(try benchmarks("merged.json") == benchmarks("whole.json"))
    let ending = try fixture.run(["compare", "whole.json", "merged.json", "--any-build"])
    #expect(ending.status == 0)
    #expect(ending.output == "compare: nothing differs from the base (3 unchanged)\n")
    let saved = try fixture.run(["baseline", "save", "--from", "merged.json", "--any-build"])
    #expect(saved.output == "saved 3 entries to \(Fixture.baseline)\n")
    let held = try fixture.run(["compare", "results/baselines", "merged.json", "--any-build"])
    #expect(held.output == "compare: nothing differs from the baseline (3 unchanged)\n")
  }

  @Test func everyPartIsGatedByItself() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak|part)")
    let words = ["gate", "--quiet", "--any-build"] + Self.benchmarks
    for (shard, count, status) in [("1/2", 1, Int32(2)), ("2/2", 2, 0)] {
      let ending = try fixture.run(words + ["--shard", shard], skew: "blocks=1")
      #expect(ending.status == status)
      #expect(ending.output.contains("gate: \(count) measured, 0 failed; "))
    }
  }

  @Test func aVanishedBenchmarkIsMissedByTheFirstPart() throws {
    let fixture = try Fixture.withBaseline("known\\.(blocks|leak)")
    try fixture.replace("\"known.blocks\"", with: "\"known.gone\"", in: Fixture.baseline)
    let words = ["--shard", "1/2", "--filter", "known\\.part"]
    let names = "known\\.(leak|gone)"
    let first = try fixture.gate(names, words)
    #expect(first.status == 4)
    #expect(first.output.hasPrefix("not comparable: known.gone: the baseline has it, the run do"))
    let second = try fixture.gate(names, ["--shard", "2/2", "--filter", "known\\.part"])
    #expect(second.output.hasPrefix("not comparable: known.part: the run has it, the baseline"))
    #expect(!second.output.contains("known.gone"))
  }

  @Test func partsThatAreNoWholeAreRefused() throws {
    let fixture = try Self.withParts()
    let (one, two) = (Self.parts[0], Self.parts[1])
    let missing = try fixture.run(["merge", "--output", "merged.json", one])
    #expect(missing.status == 4)
    #expect(missing.complaint == "BenchmarkFixture: found no shard 2/2, expected each once\n")
    let twice = try fixture.run(["merge", "--output", "merged.json", one, two, two])
    #expect(twice.status == 4)
    #expect(
      twice.complaint
        == "BenchmarkFixture: \(two) and \(two): found shard 2/2 twice, expected each once\n"
    )
    let tooMany = try fixture.run(["gate", "--shard", "4/4"] + Self.benchmarks)
    #expect(tooMany.status == 64)
    #expect(
      tooMany.complaint == """
        BenchmarkFixture: --shard: found '4/4', expected no more shards than the 3 benchmarks that \
        run

        """
    )
  }

  @Test func aFailureOfAPartIsOneOfTheWhole() throws {
    let fixture = try Fixture()
    for part in 1...2 {
      let words = ["run", "--quiet", "--shard", "\(part)/2", "--output", "\(part)"]
      _ = try fixture.run(words + ["known.blocks", "fault.error"], skew: "faults=1")
    }
    let files = ["1/BenchmarkFixture.json", "2/BenchmarkFixture.json"]
    let ending = try fixture.run(["merge", "--output", "merged.json"] + files)
    #expect(ending.status == 4)
    #expect(
      ending.output == """
        fault.error: failed: it is wrong (counting)
        merged 2 shards into merged.json: 1 measured, 1 failed

        """
    )
  }

  @discardableResult private static func run(
    _ fixture: Fixture,
    part: Int
  ) throws -> Fixture.Ending {
    let folder = part == 1 ? "one" : "two"
    let words = ["run", "--quiet", "--no-time", "--shard", "\(part)/2", "--output", folder]
    let ending = try fixture.run(words + benchmarks)
    try #require(ending.status == 0, "\(ending.complaint)")
    return ending
  }

  /// A fixture that ran both parts.
  private static func withParts() throws -> Fixture {
    let fixture = try Fixture()
    try run(fixture, part: 1)
    try run(fixture, part: 2)
    return fixture
  }
}
