package import UBResults

/// The folder of histories, with an append-only file for each suite and a line for each run.
package struct HistoryStore: Sendable {
  /// The folder of the files.
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// The file of a suite.
  package func path(suite: String) -> String { "\(folder)/\(suite).ndjson" }

  /// Reads a suite's history.
  ///
  /// - Throws: `DocumentError.absent` if nothing was appended yet, or `.unreadable`.
  package func load(suite: String) throws(DocumentError) -> History {
    let path = path(suite: suite)
    return History(try DocumentCoder.lines(ofFile: path), file: path)
  }

  /// Appends a record to its suite's history, whole or not at all, and returns the file's path.
  ///
  /// - Throws: `FileError`.
  package func append(_ record: HistoryRecord) throws -> String {
    let path = path(suite: record.suite)
    try AppendOnlyFile.append(try DocumentCoder.line(of: record), to: path)
    return path
  }
}
