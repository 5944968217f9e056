import UBRegression
import UBResults
import Testing

/// Two builds held against each other in parts.
@Suite struct BuildShardTests {
  private static let suite = [
    "--filter", "LS1", "--strategy", "layoutOnly", "--set", "frames=2", "--set", "rows=60",
    "--quiet", "--any-build", "--time-limit", "1",
  ]

  private let equalTimes = "time=600000"

  private func gate(_ builds: StandIn, part: Int) throws -> Tool.Ending {
    try builds.gate(
      Self.suite + ["--shard", "\(part)/2", "--output", "\(part)", "--json", "\(part).json"]
    )
  }

  private func times(_ folder: Folder, part: Int) throws -> TimesDocument {
    try DocumentCoder.load(
      TimesDocument.self,
      fromFile: "\(folder.path)/\(part)/default.times.json"
    )
  }

  @Test func bothBuildsOfABenchmarkAreTimedInOnePart() throws {
    let builds = try StandIn(times: equalTimes)
    for part in 1...2 {
      let ending = try gate(builds, part: part)
      #expect(ending.status == 0, "\(ending.complaint)")
      #expect(ending.output.hasSuffix("gate: counts: 4 unchanged; not worse than the base\n"))
    }
    let parts = try (1...2).map { try times(builds.folder, part: $0) }
    #expect(parts.map(\.shard?.description) == ["1/2", "2/2"])
    for part in parts {
      #expect(part.entries.map(\.verdict) == Array(repeating: .unchanged, count: 4))
      #expect(part.entries.allSatisfy { $0.first.allSatisfy { $0.pairCount >= 10 } })
      // Each part has a control of its own.
      #expect(part.entries.map { !$0.control.isEmpty } == [true, false, false, false])
    }
    // The counts of both parts merge into one document, whose benchmarks are the timed ones.
    let merged = try Tool(folder: builds.folder).run(["merge", "1.json", "2.json", "--output", "m"])
    #expect(merged.status == 0, "\(merged.complaint)")
    let labels = try builds.folder.document("m").results.map(\.label)
    #expect(parts.flatMap(\.entries).map(\.label) == labels)
    #expect(Set(labels).count == 8)
  }

  /// A disturbance of one part's machine leaves the other part's verdicts alone.
  @Test func eachPartIsJudgedByItsOwnControl() throws {
    let quiet = try StandIn(times: equalTimes)
    let noisy = try StandIn(times: "time=600000; [ $arm = copy ] && time=630000")
    #expect(try gate(quiet, part: 1).status == 0)
    #expect(try gate(noisy, part: 2).status == 5)
  }

  @Test func timesOfPartsAreNotMerged() throws {
    let builds = try StandIn(times: equalTimes)
    #expect(try gate(builds, part: 1).status == 0)
    let ending = try Tool(folder: builds.folder).run(
      ["merge", "1/default.times.json", "1.json", "--output", "m.json"]
    )
    #expect(ending.status == 4)
    #expect(
      ending.complaint == """
        calibration: 1/default.times.json: found times of two builds, which their shard has \
        judged; expected a result document

        """
    )
    #expect(!builds.folder.contents(of: "").contains("m.json"))
  }
}
