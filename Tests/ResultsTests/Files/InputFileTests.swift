import Foundation
import UBResults
import Testing

/// Documents whose path leads to something else than a readable file.
@Suite final class InputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "updatebench-\(UUID().uuidString)").path()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func eachKindOfFileIsNamedAsWhatItIs() throws {
    try #require(unsafe mkfifo("\(folder)/pipe", 0o600) == 0)
    for (link, target) in [("loop", "loop"), ("dangling", "nowhere")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(link)",
        withDestinationPath: target
      )
    }
    for (path, reason) in [
      (folder, "can't be read: found a folder, expected a file"),
      ("\(folder)/pipe", "can't be read: found a pipe, expected a file"),
      ("/dev/zero", "can't be read: found a device, expected a file"),
      ("\(folder)/loop", "can't be read: Too many levels of symbolic links"),
      ("\(folder)/dangling", "no such file"), ("\(folder)/nowhere", "no such file"),
    ] {
      let error = #expect(throws: DocumentError.self) { try DocumentCoder.data(ofFile: path) }
      #expect(error?.description == "\(path): \(reason)")
    }
  }

  /// The superuser may read everything, so that this process first gives up being one.
  @Test func aClosedPermissionIsTold() async {
    await #expect(processExitsWith: .success) {
      let path = FileManager.default.temporaryDirectory
        .appending(path: "updatebench-\(UUID().uuidString)").path()
      let descriptor = unsafe open(path, O_CREAT | O_WRONLY, 0)
      #expect(descriptor >= 0)
      let nobody: uid_t = 65_534
      let user = geteuid()
      #expect(user != 0 || seteuid(nobody) == 0)
      let error = #expect(throws: DocumentError.self) { try DocumentCoder.data(ofFile: path) }
      #expect(error?.description == "\(path): can't be read: Permission denied")
      seteuid(user)
      unsafe unlink(path)
    }
  }

  /// A file with a hole takes no room on the disk.
  @Test func nothingIsReadOfAFileThatIsTooLong() throws {
    let path = "\(folder)/long"
    try Data("{}".utf8).write(to: URL(filePath: path))
    try #require(unsafe truncate(path, 200_000_000) == 0)
    let error = #expect(throws: DocumentError.self) { try DocumentCoder.data(ofFile: path) }
    #expect(
      error?.description
        == "\(path): can't be read: found 200000000 bytes or more, expected at most 67108864"
    )
    #expect(try DocumentCoder.lines(ofFile: path).count == 200_000_000)
  }

  @Test func aLoopOfLinksIsNotReplaced() throws {
    let path = "\(folder)/loop"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop")
    let error = #expect(throws: FileError.self) { try AtomicFile.replace(path, with: "") }
    #expect(error?.description == "\(path): can't replace: Too many levels of symbolic links")
  }
}
