import Foundation
import UBResults
import Testing

/// A history through the real executable.
@Suite struct HistoryTests {
  static let file = "results/history/calibration.ndjson"

  /// Appends a run of the exact workload whose frames do so much more.
  private func append(_ tool: Tool, commit: String, skew: String = "") throws -> Tool.Ending {
    _ = try tool.run(
      ["run", "--no-time", "--strategy", "layoutOnly"] + Tool.exact,
      environment: ["UPDATEBENCH_CALIBRATION": skew]
    )
    return try tool.run(
      [
        "history", "append", "results/latest/calibration.json", "--commit", commit, "--any-build",
      ]
    )
  }

  private let arguments = ["--suite", "calibration"]

  @Test func aRunIsAddedOnceAndItsChangesAreShown() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let first = try append(tool, commit: "aaa")
    #expect(first.status == 0)
    #expect(first.output == "added 1 entry of aaa to \(Self.file)\n")
    let again = try tool.run(
      ["history", "append", "results/latest/calibration.json", "--commit", "aaa", "--any-build"]
    )
    #expect(again.output == "\(Self.file):1 has this run already\n")
    _ = try append(tool, commit: "bbb", skew: "bindings=1")

    let changes = try tool.run(["history", "changes"] + arguments)
    #expect(changes.status == 0)
    #expect(
      changes.output == """
          entry                                     number  line  commit  before  after  change
          calibration.exact layoutOnly  bindings.evaluated     2     bbb     320    340     +20
          calibration.exact layoutOnly  bindings.effective     2     bbb     160    180     +20
        2 changes in 2 runs in \(Self.file)

        """
    )
    let shown = try tool.run(
      ["history", "show", "--metric", "allocations.calls"] + arguments
    )
    #expect(shown.output.hasPrefix("calibration.exact layoutOnly allocations.calls\n"))
    #expect(shown.output.contains("     bbb     60\n"))
  }

  @Test func aTornLastLineIsToldAndTheNextRunIsAddedAfterIt() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try append(tool, commit: "aaa")
    let whole = try folder.text(of: Self.file)
    try folder.write(whole + whole.prefix(100), to: Self.file)
    let ending = try append(tool, commit: "bbb")
    #expect(ending.status == 0)
    #expect(
      ending.complaint.hasPrefix("calibration: torn line skipped: \(Self.file):2: not JSON: ")
    )
    #expect(try folder.text(of: Self.file).hasPrefix(whole + whole.prefix(100) + "\n{"))
    let shown = try tool.run(["history", "show"] + arguments)
    #expect(shown.complaint.hasPrefix("calibration: unreadable line skipped: \(Self.file):2: "))
    #expect(shown.output.split(separator: "\n").count == 3)
  }

  @Test func whatIsMissingIsTold() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let absent = try tool.run(["history", "changes"] + arguments)
    #expect(absent.status == 1)
    #expect(absent.complaint == "calibration: \(Self.file): no such file\n")
    let commit = try tool.run(["history", "append", "x.json"], environment: ["GITHUB_SHA": ""])
    #expect(commit.status == 64)
    #expect(commit.complaint == "calibration: --commit: required by 'history append'\n")
    _ = try append(tool, commit: "aaa")
    let metric = try tool.run(["history", "show", "--metric", "pivots"] + arguments)
    #expect(metric.status == 64)
  }

  @Test(arguments: ["../../x", "/tmp/x", "", ".x", "a/b", #"a\u0007"#])
  func aSuiteWhoseNameCannotBeAFilesIsRefused(name: String) throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try append(tool, commit: "aaa")
    let text = try folder.text(of: "results/latest/calibration.json")
    let key = #""suite" : "calibration""#
    try #require(text.contains(key))
    let renamed = text.replacingOccurrences(of: key, with: #""suite" : "\#(name)""#)
    try folder.write(renamed, to: "named.json")
    let ending = try tool.run(
      ["history", "append", "named.json", "--commit", "bbb", "--any-build"]
    )
    #expect(ending.status == 1)
    #expect(ending.output == "")
    #expect(ending.complaint.contains("named.json: key 'suite': found '"))
  }

  @Test func onlyTheNumbersOfAnOptimizedBuildWithoutChecksAreAdded() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    _ = try tool.run(["run", "--no-time"] + Tool.exact)
    let ending = try tool.run(
      ["history", "append", "results/latest/calibration.json", "--commit", "aaa"]
    )
    #expect(ending.status == (Tool.refusal == nil ? 0 : 4))
    #expect(ending.complaint == Tool.refusal.map { "calibration: \($0)\n" } ?? "")
  }
}
