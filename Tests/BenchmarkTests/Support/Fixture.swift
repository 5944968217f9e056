import Foundation
import UBResults
import Testing

/// The real executable of a suite, which SwiftPM builds beside the test bundle, in a new folder
/// that is removed with this value.
final class Fixture {
  /// The ending of a run.
  struct Ending {
    let status: Int32
    let output: String
    let complaint: String

    /// The output as a document's bytes.
    var data: Data { Data(output.utf8) }
  }

  /// The folder it runs in, without a slash at the end.
  let folder: String
  private let executable: String

  /// The path of the fixture's result document.
  static let document = "results/latest/BenchmarkFixture.json"

  /// The path of the fixture's tables.
  static let tables = "results/latest/BenchmarkFixture.txt"

  /// The path of the fixture's baseline.
  static let baseline =
    "results/baselines/swift-\(Toolchain.currentSwift)/BenchmarkFixture.json"

  /// An environment in which system calls can't be counted.
  static let withoutTracer = ["PATH": "/nowhere"]

  init(_ name: String = "BenchmarkFixture") throws {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    executable = URL(filePath: bundle).deletingLastPathComponent().appending(path: name).path()
    try #require(FileManager.default.isExecutableFile(atPath: executable))
    folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Runs the suite to its end.
  ///
  /// - Parameters:
  ///   - arguments: the words after the executable's name.
  ///   - skew: the work that the fixture adds to itself.
  ///   - environment: the additions to the environment.
  ///   - input: the text on standard input; `nil` for this process's own.
  /// - Returns: the exit status and the output.
  /// - Throws: an error of the file system, or of a process that a signal ended.
  func run(
    _ arguments: [String],
    skew: String = "",
    environment: [String: String] = [:],
    input: String? = nil
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["BENCHMARK_FIXTURE": skew]) { $1 }
      .merging(environment) { $1 }
    let files = (output: "\(UUID().uuidString).out", complaint: "\(UUID().uuidString).err")
    process.standardOutput = try handle(files.output)
    process.standardError = try handle(files.complaint)
    if let input {
      let path = "\(folder)/\(UUID().uuidString).in"
      try input.write(toFile: path, atomically: false, encoding: .utf8)
      process.standardInput = try FileHandle(forReadingFrom: URL(filePath: path))
    }
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return Ending(
      status: process.terminationStatus,
      output: try text(of: files.output),
      complaint: try text(of: files.complaint)
    )
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Replaces a text in a file that must have it.
  func replace(_ old: String, with new: String, in name: String) throws {
    let text = try text(of: name)
    try #require(text.contains(old))
    try text.replacing(old, with: new)
      .write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
  }

  /// Makes another build of the suite, with the changes that `skew` makes, and returns its path.
  ///
  /// Its samples state the `nanoseconds` of an iteration, if there are any, instead of real times.
  func build(_ name: String, skew: String = "", nanoseconds: Int? = nil) throws -> String {
    let sampling = nanoseconds.map { time in
      """
      case "$*" in *'--pass sample'*)
        echo 'sampling 1 0'
        while read -r count; do echo "$((count * \(time))) $((count * \(time)))"; done
        exit 0 ;;
      esac

      """
    }
    let script = """
      #!/bin/sh
      \(sampling ?? "")BENCHMARK_FIXTURE='\(skew)' exec '\(executable)' "$@"

      """
    let path = "\(folder)/\(name)"
    try script.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// The names of the files in a folder of the folder, in order.
  func files(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted()
  }

  /// The object in a JSON file of the folder.
  func object(of name: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try text(of: name).utf8))
    return try #require(object as? [String: Any])
  }

  private func handle(_ name: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
    return try FileHandle(forWritingTo: URL(filePath: "\(folder)/\(name)"))
  }
}

extension Fixture {
  /// A fixture whose benchmarks of a filter have a baseline.
  static func withBaseline(
    _ filter: String,
    skew: String = "",
    _ arguments: [String] = []
  ) throws -> Fixture {
    let fixture = try Fixture()
    let words = ["baseline", "save", "--any-build", "--quiet", "--filter", filter]
    let ending = try fixture.run(words + arguments, skew: skew)
    try #require(ending.status == 0, "\(ending.complaint)")
    return fixture
  }

  /// Gates the benchmarks of a filter.
  func gate(
    _ filter: String,
    skew: String = "",
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> Ending {
    let words = ["gate", "--any-build", "--quiet", "--filter", filter]
    return try run(words + arguments, skew: skew, environment: environment)
  }
}
