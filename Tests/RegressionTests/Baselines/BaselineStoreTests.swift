import Foundation
import UBRegression
import UBResults
import Testing

@Suite struct BaselineStoreTests {
  @Test func aBaselineIsSavedLoadedAndDeleted() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "baselines-\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = BaselineStore(folder: folder)
    let baseline = Examples.baseline([Examples.result()])
    let path = "\(folder)/swift-6.3/default.json"
    #expect(!store.exists(suite: "default", swift: "6.3"))
    #expect(throws: DocumentError.absent(file: path)) {
      try store.load(suite: "default", swift: "6.3")
    }
    #expect(try store.save(baseline) == path)
    #expect(store.exists(suite: "default", swift: "6.3"))
    #expect(try store.load(suite: "default", swift: "6.3") == baseline)
    #expect(try store.delete(suite: "default", swift: "6.3") == path)
    #expect(throws: DocumentError.absent(file: path)) {
      try store.delete(suite: "default", swift: "6.3")
    }
  }

  /// The repository's own baselines are read, and written as they are.
  @Test(arguments: [
    ("results", "default", 124), ("results", "examples", 24), ("results", "solver", 41),
    ("Benchmarks/PlainSwift/results", "PlainSwift", 14),
  ])
  func committedBaselinesAreInTheFormat(folder: String, suite: String, count: Int) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL.path()
    let store = BaselineStore(folder: "\(root)\(folder)/baselines")
    let baseline = try store.load(suite: suite, swift: "6.3")
    #expect(baseline.suite == suite)
    #expect(baseline.entries.count >= count)
    let written = try String(
      contentsOfFile: store.path(suite: suite, swift: "6.3"),
      encoding: .utf8
    )
    #expect(try DocumentCoder.text(of: baseline, foldingArrays: false) == written)
  }
}
