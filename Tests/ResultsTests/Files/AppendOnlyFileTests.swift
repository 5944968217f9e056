import Foundation
import UBResults
import Testing

@Suite struct AppendOnlyFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "append-\(UUID().uuidString)").path()

  private var file: String { "\(folder)/deep/file" }

  private func text() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  private func clean() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func linesAreAddedInOrder() throws {
    defer { clean() }
    try AppendOnlyFile.append("one", to: file)
    try AppendOnlyFile.append("two", to: file)
    #expect(try text() == "one\ntwo\n")
  }

  @Test func afterATornLineANewOneStarts() throws {
    defer { clean() }
    try AppendOnlyFile.append("one", to: file)
    try Data("one\ntw".utf8).write(to: URL(filePath: file))
    try AppendOnlyFile.append("three", to: file)
    #expect(try text() == "one\ntw\nthree\n")
  }

  @Test func whatCannotBeOpenedIsTold() throws {
    defer { clean() }
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
    let path = file
    let error = #expect(throws: FileError.self) { try AppendOnlyFile.append("x", to: path) }
    #expect(error == FileError(file: path, operation: "open", reason: "Is a directory"))
  }

  /// Writers that append at the same time wait for each other.
  @Test func linesOfManyWritersAreWhole() async throws {
    defer { clean() }
    let path = file
    let line = String(repeating: "x", count: 70_000)
    await withTaskGroup { group in
      for writer in 0..<16 {
        group.addTask { try? AppendOnlyFile.append("\(writer) \(line)", to: path) }
      }
    }
    let lines = try text().split(separator: "\n")
    #expect(Set(lines.map(\.count)) == [70_002, 70_003])
    #expect(lines.count == 16)
  }
}
