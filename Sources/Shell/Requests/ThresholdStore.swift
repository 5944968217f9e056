import FoundationEssentials
package import UBCommandLineSupport
package import UBResults

/// The threshold files of a suite: a file a benchmark, with the 90th percentile of each metric.
///
/// A value is that of a whole iteration, in the metric's unit. The names and the format are those
/// of package-benchmark, so that existing files are read as they are.
package struct ThresholdStore {
  /// The option that names the folder.
  static let option = OptionDefinition.value(
    "path",
    "DIR",
    "the folder of the files (default: Thresholds)"
  )

  private let folder: String
  private let suite: String

  package init(folder: String, suite: String) {
    self.folder = folder
    self.suite = suite
  }

  /// Reads the option.
  init(_ arguments: Arguments, suite: String) {
    self.init(folder: arguments.value("path") ?? "Thresholds", suite: suite)
  }

  /// The file of an entry.
  package func path(of entry: String) -> String {
    let name = entry.replacing("/", with: "_").replacing(" ", with: "_")
    return "\(folder)/\(prefix)\(name)\(Self.suffix)"
  }

  /// The paths of every file of this suite, in order.
  package var paths: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(Self.suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The thresholds of an entry, by the metric's name in code; `nil` without a file.
  ///
  /// - Throws: `ToolError.notComparable` for a file in another format.
  package func load(_ entry: String) throws(ToolError) -> [String: Int]? {
    let path = path(of: entry)
    guard AtomicFile.exists(path) else { return nil }
    guard
      let data = FileManager.default.contents(atPath: path),
      let values = try? JSONDecoder().decode([String: Int].self, from: data)
    else {
      throw .notComparable("\(path): expected an object of whole numbers, by metric")
    }
    return values
  }

  /// Writes the thresholds of an entry, whole or not at all.
  ///
  /// - Throws: `FileError`.
  package func save(
    _ values: [String: Int],
    of entry: String,
    holding lock: FolderLock? = nil
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(values), as: UTF8.self)
    try AtomicFile.replace(path(of: entry), with: text + "\n", holding: lock)
  }

  /// Waits for the right to change the files.
  ///
  /// - Throws: `FileError`.
  func lock() throws(FileError) -> FolderLock {
    try AtomicFile.lock(forFile: "\(folder)/\(prefix)")
  }

  /// Removes a file.
  ///
  /// - Throws: `FileError`.
  func delete(_ path: String) throws {
    try AtomicFile.remove(path)
  }

  /// Checks that no two entries share a file.
  ///
  /// - Throws: `ToolError.failed`.
  package func checkNames(of entries: [String]) throws(ToolError) {
    var owners: [String: String] = [:]
    for name in entries {
      let path = path(of: name)
      if let owner = owners.updateValue(name, forKey: path) {
        throw .failed("'\(owner)' and '\(name)' would both have \(path)")
      }
    }
  }

  private var prefix: String { "\(suite)." }
  private static let suffix = ".p90.json"
}
