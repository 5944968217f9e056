import Foundation
import Testing

/// A real executable, beside the test bundle that SwiftPM built with it.
struct Tool {
  /// An executable of this package.
  enum Product: String {
    /// The tool that people run.
    case updatebench
    /// The same tool with workloads of known truth.
    case calibration
    /// The tool of another package.
    case fixture = "UpdateBenchKitFixture"
  }

  /// The outcome of a run of the tool.
  struct Ending {
    let status: Int32
    let output: String
    let complaint: String
  }

  /// A run of the tool that may not have ended.
  struct Running {
    let process: Process
    /// The files its output and its complaint go to.
    let files: (output: String, complaint: String)
  }

  /// The folder the tool runs in.
  let folder: Folder
  /// The executable that runs.
  var product = Product.calibration

  /// The path of an executable.
  static func executable(_ product: Product = .calibration) throws -> String {
    let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let tool = URL(filePath: bundle).deletingLastPathComponent().appending(path: product.rawValue)
    try #require(FileManager.default.isExecutableFile(atPath: tool.path()))
    return tool.path()
  }

  /// Runs the tool to its end.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Ending {
    try finish(try start(arguments, environment: environment))
  }

  /// Runs a shell command in which `$TOOL` is the executable.
  func runInShell(_ command: String) throws -> Ending {
    let environment = ["TOOL": try Self.executable(product)]
    let shell = try start(["-c", command], environment: environment, executable: "/bin/sh")
    return try finish(shell)
  }

  /// Starts the tool, or an executable that becomes it.
  func start(
    _ arguments: [String],
    environment: [String: String] = [:],
    executable: String? = nil
  ) throws -> Running {
    let process = Process()
    process.executableURL = URL(filePath: try executable ?? Self.executable(product))
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let files = (output: "\(UUID().uuidString).out", complaint: "\(UUID().uuidString).err")
    process.standardOutput = try FileHandle(forWritingTo: folder.emptyFile(files.output))
    process.standardError = try FileHandle(forWritingTo: folder.emptyFile(files.complaint))
    try process.run()
    return Running(process: process, files: files)
  }

  /// Waits for a run of the tool.
  func finish(_ running: Running) throws -> Ending {
    running.process.waitUntilExit()
    try #require(running.process.terminationReason == .exit)
    return Ending(
      status: running.process.terminationStatus,
      output: try folder.text(of: running.files.output),
      complaint: try folder.text(of: running.files.complaint)
    )
  }

  /// Waits until a process has a child, and returns the child's number: the first one's, if a
  /// thread of it has started several.
  func child(of process: Process) throws -> String {
    let children = "/proc/\(process.processIdentifier)/task/*/children"
    let ending = try runInShell(
      """
      for attempt in $(seq 400); do
        for child in $(cat \(children)); do echo $child; exit 0; done
        sleep 0.02
      done
      exit 1
      """
    )
    try #require(ending.status == 0)
    return ending.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

extension Tool {
  /// Why the build that is tested may judge nothing unless it is allowed to; `nil` if it may.
  static var refusal: String? {
    #if InternalChecks
    "the run was counted by a build with InternalChecks, which add work; build without them"
    #elseif DEBUG
    "the run was counted by a debug build; build with '-c release'"
    #else
    nil
    #endif
  }

  /// The calibration suite's exact workload, without progress.
  static let exact = ["--suite", "calibration", "--filter", "calibration.exact", "--quiet"]

  /// The command that accepts the numbers of the calibration suite's last run.
  static let accepting =
    "calibration baseline accept --suite calibration --from results/latest/calibration.json "
    + "--reason \"...\""

  /// A tool in a new folder, in which the exact workload's baseline was saved.
  static func withBaseline(_ folder: Folder) throws -> Tool {
    let tool = Tool(folder: folder)
    let ending = try tool.run(["baseline", "save", "--any-build"] + exact)
    try #require(ending.status == 0, "\(ending.complaint)")
    return tool
  }

  /// Gates the exact workload against the baseline in the folder.
  func gate(_ arguments: [String] = [], skew: String = "") throws -> Ending {
    try run(
      ["gate", "--any-build"] + Self.exact + arguments,
      environment: ["UPDATEBENCH_CALIBRATION": skew]
    )
  }
}
