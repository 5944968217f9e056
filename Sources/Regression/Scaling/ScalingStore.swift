package import UBResults

/// The folder of accepted exponents, with a folder for each Swift version and a file for each
/// suite.
package struct ScalingStore: Sendable {
  /// The folder that has a folder for each Swift version.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The file of a suite under a Swift version such as `6.3`.
  package func path(suite: String, swift: String) -> String {
    "\(folder)/swift-\(swift)/\(suite).json"
  }

  /// Reads the accepted exponents of a suite; `nil` if there are none.
  ///
  /// - Throws: `DocumentError`.
  package func load(suite: String, swift: String) throws(DocumentError) -> ScalingRecord? {
    do throws(DocumentError) {
      return try DocumentCoder.load(
        ScalingRecord.self,
        fromFile: path(suite: suite, swift: swift)
      )
    } catch .absent {
      return nil
    }
  }

  /// Writes a record, whole or not at all, and returns its path.
  ///
  /// - Throws: `FileError`.
  package func save(_ record: ScalingRecord, holding lock: FolderLock? = nil) throws -> String {
    let path = path(suite: record.suite, swift: record.toolchain.swift)
    try AtomicFile.replace(path, with: try DocumentCoder.text(of: record), holding: lock)
    return path
  }
}
