package import UBResults

/// Where baselines are kept: one folder a Swift version, one file a suite.
package struct BaselineStore: Sendable {
  /// The folder that holds a folder for each Swift version.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The file of a suite under a Swift version such as `6.3`.
  package func path(suite: String, swift: String) -> String {
    "\(folder)/swift-\(swift)/\(suite).json"
  }

  /// Whether a suite has a baseline, readable or not.
  package func exists(suite: String, swift: String) -> Bool {
    AtomicFile.exists(path(suite: suite, swift: swift))
  }

  /// Reads a suite's baseline.
  ///
  /// - Throws: `DocumentError`; `.absent` where none was saved.
  package func load(suite: String, swift: String) throws(DocumentError) -> Baseline {
    try DocumentCoder.load(Baseline.self, fromFile: path(suite: suite, swift: swift))
  }

  /// Writes a suite's baseline, whole or not at all, and returns its path.
  ///
  /// - Throws: `FileError`.
  package func save(_ baseline: Baseline) throws -> String {
    let path = path(suite: baseline.suite, swift: baseline.toolchain.swift)
    let text = try DocumentCoder.text(of: baseline, foldingArrays: false)
    try AtomicFile.replace(path, with: text)
    return path
  }

  /// Removes a suite's baseline and returns its path.
  ///
  /// - Throws: `DocumentError.absent`, or `FileError` if the system refuses.
  package func delete(suite: String, swift: String) throws -> String {
    let path = path(suite: suite, swift: swift)
    guard exists(suite: suite, swift: swift) else {
      throw DocumentError.absent(file: path)
    }
    try AtomicFile.remove(path)
    return path
  }
}
