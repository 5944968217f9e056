import Foundation
import UBRegression
import UBResults
import Testing

/// Thirty processes at once that change the same file, none of which may lose another's work.
@Suite struct ConcurrentWritersTests {
  private static let count = 30

  private let folder: Folder
  private let tool: Tool

  init() throws {
    folder = try Folder()
    tool = try Tool.withBaseline(folder)
    let ending = try tool.run(["run", "--no-time", "--json", "run.json"] + Tool.exact)
    try #require(ending.status == 0)
  }

  @Test func everyAcceptanceIsKept() throws {
    let text = try folder.text(of: "run.json")
    for index in 0..<Self.count {
      let other = text.replacing("\"calibration.exact\"", with: "\"calibration.exact\(index)\"")
      try folder.write(other, to: "\(index).json")
    }
    try expectSuccess { index in
      ["baseline", "accept", "--suite", "calibration", "--from", "\(index).json"]
        + ["--any-build", "--reason", "number \(index)"]
    }
    let baseline = try DocumentCoder.load(
      Baseline.self,
      fromFile: "\(folder.path)/\(BaselineTests.file)"
    )
    let reasons = (0..<Self.count).map { "number \($0)" }
    #expect(Set(baseline.acceptances.map(\.reason)) == Set(reasons))
    let labels = (0..<Self.count).map { "calibration.exact\($0)" } + ["calibration.exact"]
    #expect(Set(baseline.entries.identities.map(\.label)) == Set(labels))
    expectNothingLeft(in: "results/baselines/swift-\(Toolchain.currentSwift)")
  }

  @Test func oneOfTheFirstBaselinesIsSaved() throws {
    _ = try tool.run(["baseline", "delete", "--suite", "calibration"])
    let endings = try all { _ in
      ["baseline", "save", "--suite", "calibration", "--from", "run.json", "--any-build"]
    }
    #expect(endings.count { $0.status == 0 } == 1)
    #expect(endings.count { $0.complaint.contains("exists; change it with") } == Self.count - 1)
  }

  @Test func everyExportIsWhole() throws {
    try expectSuccess { _ in ["export", "csv", "run.json", "--output", "exports/run.csv"] }
    let text = try tool.run(["export", "csv", "run.json"]).output
    #expect(try folder.text(of: "exports/run.csv") == text)
    expectNothingLeft(in: "exports")
  }

  @Test func aRunIsInItsHistoryOnce() throws {
    try expectSuccess { index in
      ["history", "append", "run.json", "--commit", "\(index / 2)", "--any-build"]
    }
    let history = try HistoryStore(folder: "\(folder.path)/results/history")
      .load(suite: "calibration")
    #expect(history.unreadable.isEmpty)
    let commits = (0..<Self.count / 2).map(String.init)
    #expect(history.lines.map(\.record.commit).sorted() == commits.sorted())
  }

  @Test func everyMergedDocumentIsWhole() throws {
    let ending = try tool.run(
      ["run", "--no-time", "--shard", "1/1", "--json", "part.json"] + Tool.exact
    )
    try #require(ending.status == 0)
    try expectSuccess { _ in ["merge", "part.json", "--output", "merged/run.json"] }
    #expect(try folder.document("merged/run.json").shard == nil)
    expectNothingLeft(in: "merged")
  }

  private func expectSuccess(_ words: (Int) -> [String]) throws {
    for ending in try all(words) {
      #expect(ending.status == 0, "\(ending.complaint)")
    }
  }

  /// Starts all processes, then waits for each.
  private func all(_ words: (Int) -> [String]) throws -> [Tool.Ending] {
    try (0..<Self.count).map { try tool.start(words($0)) }.map { try tool.finish($0) }
  }

  private func expectNothingLeft(in name: String) {
    #expect(folder.contents(of: name).count == 1)
  }
}
