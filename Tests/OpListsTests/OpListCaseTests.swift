import Foundation
import UBOpLists
import Testing

/// The files of `Tests/OpListCases`: what other solvers' suites check, as data.
@Suite struct OpListCaseTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "OpListCases")

  @Test(arguments: [
    "amoeba", "batches", "cassowary", "extremes", "kasuari", "kiwi", "non-negative",
  ])
  func everyListHolds(name: String) throws {
    let file = Self.folder.appending(path: "\(name).json")
    let json = try String(contentsOf: file, encoding: .utf8)
    let output = SolveCommand.run(json: json, file: "\(name).json")
    #expect(output.failure == nil)
    #expect(output.lines.count == (try OpList.lists(json: json, file: name).count))
  }

  /// A sparse system whose rows are degenerate and whose repairs undo each other: the violations
  /// have to be minimized together.
  @Test func aSparseSystemIsSolved() throws {
    let file = Self.folder.appending(path: "sparse-38.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let output = SolveCommand.run(text: text, file: "sparse-38.txt")
    #expect(output.failure == nil)
    #expect(output.lines.first?.split(separator: " ").count == 38)
  }
}
