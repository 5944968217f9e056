import Foundation
import Testing

/// An executable beside the test bundle, run in a new folder that is removed with this value.
final class Program {
  /// The end of a run.
  struct Ending {
    let status: Int32
    let output: String
    let complaint: String
  }

  /// The parts of a result document that the tests read.
  struct Document: Decodable {
    struct Result: Decodable {
      let strategy: String
      let counts: [String: Int]
    }

    struct Failure: Decodable {
      let kind: String
      let detail: String
    }

    let strategies: [String]
    let results: [Result]
    let failures: [Failure]
  }

  private let folder: URL
  private let executable: URL

  init(_ name: String) throws {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    executable = URL(filePath: bundle).deletingLastPathComponent().appending(path: name)
    try #require(FileManager.default.isExecutableFile(atPath: executable.path()))
    folder = FileManager.default.temporaryDirectory
      .appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  nonisolated deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the executable to its end.
  func run(_ arguments: [String]) throws -> Ending {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let files = (output: UUID().uuidString, complaint: UUID().uuidString)
    process.standardOutput = try handle(files.output)
    process.standardError = try handle(files.complaint)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit)
    return Ending(
      status: process.terminationStatus,
      output: try text(of: files.output),
      complaint: try text(of: files.complaint)
    )
  }

  /// The result document of that name in the folder.
  func document(_ name: String) throws -> Document {
    try JSONDecoder().decode(
      Document.self,
      from: Data(contentsOf: folder.appending(path: name))
    )
  }

  private func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func handle(_ name: String) throws -> FileHandle {
    let file = folder.appending(path: name)
    _ = FileManager.default.createFile(atPath: file.path(), contents: nil)
    return try FileHandle(forWritingTo: file)
  }
}
