import Foundation

/// The checkout these tests were built from.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Folders whose Swift files are checked as sources.
  static let sourceFolders = ["Sources", "Benchmarks", "Plugins"]

  /// The Swift files below a folder, in path order; none if there is no such folder.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    try paths(in: folder)
      .filter { $0.hasSuffix(".swift") }
      .map { SourceFile(path: $0, text: try text(of: $0)) }
  }

  /// The Swift files of every module, tool and plugin.
  static func sources() throws -> [SourceFile] {
    try readSources.get()
  }

  /// The Swift files of every test target.
  static func tests() throws -> [SourceFile] {
    try readTests.get()
  }

  // Files are read and masked once, as several rules go through all of them.
  private static let readSources = Result { try sourceFolders.flatMap(swiftFiles) }
  private static let readTests = Result { try swiftFiles(in: "Tests") }

  /// Every text a reader of the repository sees: code, scripts and documents.
  static func texts() throws -> [SourceFile] {
    try readSources.get() + readTests.get() + readOthers.get()
  }

  private static let readOthers = Result {
    let folders = sourceFolders + ["Tests", "scripts", "docs", ".ci"]
    let rootFiles = try FileManager.default.contentsOfDirectory(atPath: root.path())
      .filter { $0.hasSuffix(".md") || $0 == "Package.swift" || $0 == "LICENSE" }
    return try (rootFiles + folders.flatMap(paths).filter { !$0.hasSuffix(".swift") })
      .sorted()
      .compactMap { path -> SourceFile? in
        // Pictures and other files that are no text can't hold a word.
        guard let text = try? text(of: path) else { return nil }
        return SourceFile(path: path, text: text)
      }
  }

  /// The names of the folders in a folder, in order.
  static func subfolders(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder),
      includingPropertiesForKeys: [.isDirectoryKey]
    )
    .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    .map(\.lastPathComponent)
    .sorted()
  }

  /// The text of a file, by its path from the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files below a folder, from the root, in order.
  private static func paths(in folder: String) throws -> [String] {
    let url = root.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path()) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path())
      .filter {
        !$0.contains("__pycache__") && !$0.contains(".build/") && !$0.hasSuffix(".DS_Store")
      }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
