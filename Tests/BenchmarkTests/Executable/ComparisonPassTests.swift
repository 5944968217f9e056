import Testing
import UBResults

/// The passes that a comparison of builds asks a suite's process for.
@Suite struct ComparisonPassTests {
  private func sample(
    _ benchmark: String,
    input: String,
    skew: String = ""
  ) throws -> Fixture.Ending {
    try Fixture().run(
      ["measure", "--pass", "sample", "--processor", "0", "--benchmark", benchmark],
      skew: skew,
      input: input
    )
  }

  @Test(arguments: ["known.blocks", "known.part", "init.async"])
  func eachRequestIsAnsweredWithTimes(benchmark: String) throws {
    let ending = try sample(benchmark, input: "1\n20\n20\n")
    #expect(ending.status == 0, "\(ending.complaint)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.first.flatMap(SamplingGreeting.init(line:)) != nil)
    #expect(lines.dropFirst().compactMap(TimeSample.init(line:)).count == 3)
    #expect(lines.count == 4)
  }

  /// A sample has the time of all its iterations.
  @Test func moreIterationsTakeLonger() throws {
    let lines = try sample("known.time", input: "1\n1\n20\n").output.split(separator: "\n")
    let walls = lines.compactMap { TimeSample(line: String($0))?.wall }
    try #require(walls.count == 3)
    #expect(walls[1] >= 200_000)
    #expect(walls[2] >= 20 * 200_000)
  }

  @Test func aRequestThatIsNoNumberIsTold() throws {
    let ending = try sample("known.blocks", input: "many\n")
    #expect(ending.status == 1)
    #expect(
      ending.complaint == "BenchmarkFixture: found 'many', expected a number of steps\n"
    )
  }

  @Test(arguments: [
    ("fault.error", "it is wrong"), ("fault.setup", "setup threw KnownFault()"),
  ])
  func aBenchmarkThatFailsHasNoTimes(benchmark: String, reason: String) throws {
    let ending = try sample(benchmark, input: "1\n", skew: "faults=1")
    #expect(ending.status == 1)
    #expect(ending.complaint == "BenchmarkFixture: \(reason)\n")
  }

  /// Each benchmark runs six iterations; of `known.part` one block is measured in each.
  @Test(arguments: [("known.blocks", 18), ("known.part", 6), ("known.leak", 12)])
  func stacksAddUpToTheCountedCalls(benchmark: String, calls: Int) throws {
    let ending = try Fixture().run(
      ["measure", "--pass", "allocations", "--benchmark", benchmark],
      environment: ["MALLOC_CONF": "tcache:false", "SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    #expect(ending.status == 0, "\(ending.complaint)")
    let profile = try DocumentCoder.decode(
      AllocationProfile.self,
      from: ending.data,
      file: "profile"
    )
    #expect(profile.frameCount == 6)
    #expect(profile.amount == AllocationAmount(calls: calls, bytes: 64 * calls))
    let functions = profile.sites.flatMap(\.functions)
    #expect(functions.contains { $0.hasPrefix("Block.") })
    #expect(!functions.contains { $0.contains("iterate") || $0.contains("Profiler") })
  }
}
