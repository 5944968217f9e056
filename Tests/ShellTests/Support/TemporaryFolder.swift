import Foundation

/// A new empty folder that is removed with this value.
final class TemporaryFolder {
  /// The folder's path, without a slash at the end.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "shell-\(UUID().uuidString)")
      .path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
