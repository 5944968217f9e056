import Foundation
import UBResults
import Testing

@Suite final class AtomicFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "updatebench-\(UUID().uuidString)").path()

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func foldersAreMadeAndTheContentReplaced() throws {
    let path = "\(folder)/deep/er/a.json"
    try AtomicFile.replace(path, with: "one\n")
    try AtomicFile.replace(path, with: "two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
    #expect(try contents(of: "deep/er") == ["a.json"])
    #expect(AtomicFile.exists(path))
  }

  /// The next write removes the temporary files of killed processes.
  @Test func leftoversOfKilledProcessesAreRemoved() throws {
    let path = "\(folder)/a.json"
    try AtomicFile.replace(path, with: "one\n")
    for name in ["a.json.123.partial", "a.json.x.partial", "b.json.123.partial"] {
      try Data("half".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try AtomicFile.prepare(path)
    #expect(try contents(of: "") == ["a.json", "a.json.x.partial", "b.json.123.partial"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\n")
  }

  @Test func aFileInTheWayIsTold() throws {
    try AtomicFile.replace("\(folder)/a", with: "here first")
    let error = #expect(throws: FileError.self) {
      try AtomicFile.replace("\(folder)/a/b", with: "")
    }
    #expect(error?.description == "\(folder)/a/b: can't open folder: Not a directory")
    let deeper = #expect(throws: FileError.self) {
      try AtomicFile.replace("\(folder)/a/b/c", with: "")
    }
    #expect(deeper?.operation == "make folder \(folder)/a/b/")
    #expect(deeper?.reason == "Not a directory")
  }

  @Test func aFolderInTheWayIsToldAndNothingIsLeftBehind() throws {
    try AtomicFile.replace("\(folder)/a/b", with: "")
    let error = #expect(throws: FileError.self) {
      try AtomicFile.replace("\(folder)/a", with: "")
    }
    #expect(error?.description == "\(folder)/a: can't replace: It is a folder")
    #expect(try contents(of: "") == ["a"])
  }

  @Test func aPipeIsNotReplaced() throws {
    try AtomicFile.replace("\(folder)/a", with: "")
    let pipe = "\(folder)/pipe"
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    for attempt in [{ try AtomicFile.replace(pipe, with: "") }, { try AtomicFile.prepare(pipe) }] {
      let error = #expect(throws: FileError.self) { try attempt() }
      #expect(error?.description == "\(pipe): can't replace: It is a pipe")
    }
    #expect(try contents(of: "") == ["a", "pipe"])
  }

  @Test func aLinkStaysAndWhatItLeadsToIsReplaced() throws {
    try AtomicFile.replace("\(folder)/real/a", with: "one")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link",
      withDestinationPath: "real/a"
    )
    try AtomicFile.replace("\(folder)/link", with: "two")
    #expect(try String(contentsOfFile: "\(folder)/real/a", encoding: .utf8) == "two")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "real/a"
    )
    #expect(try contents(of: "real") == ["a"])
  }

  @Test func preparingLeavesNothingButFolders() throws {
    try AtomicFile.prepare("\(folder)/b/c/a.json")
    #expect(try contents(of: "b/c") == [])
  }

  @Test func removingWhatIsNotThereIsTold() throws {
    let path = "\(folder)/a"
    try AtomicFile.replace(path, with: "")
    try AtomicFile.remove(path)
    #expect(!AtomicFile.exists(path))
    let error = #expect(throws: FileError.self) { try AtomicFile.remove(path) }
    #expect(error?.description == "\(path): can't delete: No such file or directory")
  }

  private func contents(of name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
  }
}
