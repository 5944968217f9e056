import UBResults
import Testing

/// Divided runs through the real executable.
@Suite struct ShardTests {
  /// The document without its date and command.
  private func plain(_ document: ResultDocument) -> ResultDocument {
    var document = document
    document.date = ""
    document.command = []
    return document
  }

  /// Runs the shards and the whole, and merges.
  private func merge(
    _ run: [String],
    count: Int,
    status: Int32 = 0
  ) throws -> (whole: ResultDocument, merged: ResultDocument) {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = ["run", "--no-time", "--quiet"] + run
    #expect(try tool.run(words + ["--json", "whole.json"]).status == status)
    for index in 1...count {
      _ = try tool.run(words + ["--shard", "\(index)/\(count)", "--json", "\(index).json"])
    }
    let files = (1...count).reversed().map { "\($0).json" }
    let ending = try tool.run(["merge"] + files + ["--output", "deep/merged.json"])
    #expect(ending.status == status)
    return (try folder.document("whole.json"), try folder.document("deep/merged.json"))
  }

  @Test func theShardsOfARunMakeTheRun() throws {
    let steady = ["--filter", "LS1", "--set", "frames=2", "--set", "rows=60"]
    let strategies = ["--strategy", "layoutOnly"]
    let (whole, merged) = try merge(steady + strategies, count: 3)
    #expect(whole.results.count == 8)
    #expect(plain(merged) == plain(whole))
    #expect(merged.results.allSatisfy { $0.amplification != nil })
  }

  @Test func whatFailsInAShardFailsInTheWhole() throws {
    let (whole, merged) = try merge(
      ["--suite", "calibration", "calibration.?x*"],
      count: 2,
      status: 4
    )
    #expect(whole.results.count == 7)
    #expect(whole.failures.map(\.label) == ["calibration.exit"])
    #expect(plain(merged) == plain(whole))
  }

  private let pair = ["--suite", "calibration", "calibration.?x*", "--quiet"]

  /// The first shard alone misses a benchmark that vanished from the suite.
  @Test func aBenchmarkThatVanishedIsMissedByOneShard() throws {
    let folder = try Folder()
    let tool = try Tool.withBaseline(folder)
    let file = "results/baselines/swift-\(Toolchain.currentSwift)/calibration.json"
    try folder.replace("\"calibration.exact\" :", with: "\"calibration.extinct\" :", in: file)
    let gate = ["gate", "--any-build", "--strategy", "layoutOnly"] + pair
    let first = try tool.run(gate + ["--shard", "1/2"])
    #expect(first.status == 4)
    #expect(first.output.contains("calibration.extinct layoutOnly: the baseline has it, the run "))
    let second = try tool.run(gate + ["--shard", "2/2"])
    #expect(!second.output.contains("calibration.extinct"))
  }

  @Test(arguments: [
    ("3/2", "found '3/2', expected I/N with I from 1 to N, such as 2/4"),
    ("1/3", "found '1/3', expected no more shards than the 2 benchmarks that run"),
  ])
  func aShardThatIsNoneIsTold(shard: String, reason: String) throws {
    let ending = try Tool(folder: Folder()).run(["run", "--shard", shard] + pair)
    #expect(ending.status == 64)
    #expect(ending.complaint == "calibration: --shard: \(reason)\n")
  }

  @Test func whatDoesNotFitIsToldAndNothingIsWritten() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try tool.run(["run", "--no-time", "--shard", "1/2", "--json", "a.json"] + pair)
    let missing = try tool.run(["merge", "a.json", "--output", "m.json"])
    #expect(missing.status == 4)
    #expect(missing.complaint == "calibration: found no shard 2/2, expected each once\n")
    let twice = try tool.run(["merge", "a.json", "a.json", "--output", "m.json"])
    #expect(twice.status == 4)
    #expect(
      twice.complaint
        == "calibration: a.json and a.json: found shard 1/2 twice, expected each once\n"
    )
    let nowhere = try tool.run(["merge", "a.json"])
    #expect(nowhere.status == 64)
    #expect(!folder.contents(of: "").contains("m.json"))
  }
}
