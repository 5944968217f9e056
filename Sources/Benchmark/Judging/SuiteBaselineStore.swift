import UBRegression
import UBResults

/// Where a suite's baselines are kept: beside those of `updatebench`, one folder a Swift version.
struct SuiteBaselineStore {
  private let folder: String

  init(folder: String) {
    self.folder = folder
  }

  /// The file of this suite under a Swift version such as `6.3`.
  func path(swift: String) -> String {
    BaselineStore(folder: folder).path(suite: Suite.name, swift: swift)
  }

  /// Whether there is a baseline, readable or not.
  func exists(swift: String) -> Bool { AtomicFile.exists(path(swift: swift)) }

  /// Reads the baseline.
  ///
  /// - Throws: `DocumentError`; `.absent` where none was saved.
  func load(swift: String) throws(DocumentError) -> SuiteBaseline {
    try DocumentCoder.load(SuiteBaseline.self, fromFile: path(swift: swift))
  }

  /// Removes the baseline and returns its path.
  ///
  /// - Throws: `DocumentError.absent` where none was saved.
  func delete(swift: String) throws -> String {
    try BaselineStore(folder: folder).delete(suite: Suite.name, swift: swift)
  }

  /// Writes the baseline, whole or not at all, and returns its path.
  ///
  /// - Throws: `FileError`.
  func save(_ baseline: SuiteBaseline) throws -> String {
    let path = path(swift: baseline.toolchain.swift)
    let text = try DocumentCoder.text(of: baseline, foldingArrays: false)
    try AtomicFile.replace(path, with: text)
    return path
  }
}
