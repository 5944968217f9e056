import Foundation
import UBResults

/// A new empty folder that is removed with the value that stands for it.
final class Folder {
  /// The folder's path, without a slash at the end.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory
      .appending(path: "updatebench-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes a file empty and returns where it is.
  func emptyFile(_ name: String) throws -> URL {
    try write("", to: name)
    return URL(filePath: "\(path)/\(name)")
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Replaces a text in a file that must have it.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = try text(of: name)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacing(old, with: new), to: name)
  }

  /// Every file and folder in a folder, sorted; empty if there is no such folder.
  func contents(of name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
  }

  /// A result document in the folder.
  func document(_ name: String) throws -> ResultDocument {
    let file = "\(path)/\(name)"
    let data = try DocumentCoder.data(ofFile: file)
    return try DocumentCoder.decode(ResultDocument.self, from: data, file: file)
  }
}
