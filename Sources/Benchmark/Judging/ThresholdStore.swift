import UBCommandLineSupport
import FoundationEssentials
import UBResults

/// Where a suite's thresholds are: a file a benchmark, with the 90th percentile of each metric.
///
/// A value is that of a whole iteration, in the metric's base unit. The names and the format are
/// those of package-benchmark, so that files which a package has already are read as they are.
struct ThresholdStore {
  /// The option that says where.
  static let option = OptionDefinition.value(
    "path",
    "DIR",
    "where the files are kept (default: Thresholds)"
  )

  private let folder: String

  /// Reads the option.
  init(_ arguments: Arguments) {
    folder = arguments.value("path") ?? "Thresholds"
  }

  /// The file of a benchmark.
  func path(of benchmark: String) -> String {
    let name = benchmark.replacing("/", with: "_").replacing(" ", with: "_")
    return "\(folder)/\(prefix)\(name)\(Self.suffix)"
  }

  /// The paths of every file of this suite, in order.
  var paths: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(Self.suffix) }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// The thresholds of a benchmark, by the name of the metric in code; `nil` without a file.
  ///
  /// - Throws: `ToolError.notComparable` for a file in another format.
  func load(_ benchmark: String) throws(ToolError) -> [String: Int]? {
    let path = path(of: benchmark)
    guard AtomicFile.exists(path) else { return nil }
    guard
      let data = FileManager.default.contents(atPath: path),
      let values = try? JSONDecoder().decode([String: Int].self, from: data)
    else {
      throw .notComparable("\(path): expected an object of whole numbers, by metric")
    }
    return values
  }

  /// Writes the thresholds of a benchmark, whole or not at all.
  ///
  /// - Throws: `FileError`.
  func save(_ values: [String: Int], of benchmark: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let text = String(decoding: try encoder.encode(values), as: UTF8.self)
    try AtomicFile.replace(path(of: benchmark), with: text + "\n")
  }

  /// Removes a file.
  ///
  /// - Throws: `FileError`.
  func delete(_ path: String) throws {
    try AtomicFile.remove(path)
  }

  /// Checks that no two benchmarks have one file.
  ///
  /// - Throws: `ToolError.failed`.
  func checkNames(of benchmarks: [Benchmark]) throws(ToolError) {
    var owners: [String: String] = [:]
    for name in benchmarks.map(\.name) {
      let path = path(of: name)
      if let owner = owners.updateValue(name, forKey: path) {
        throw .failed("'\(owner)' and '\(name)' would both have \(path)")
      }
    }
  }

  private var prefix: String { "\(Suite.name)." }
  private static let suffix = ".p90.json"
}
