import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement

/// A tool of the system that is run for what it prints.
struct Command {
  private let name: String
  private let executable: String
  private let secondsMax: Int

  /// Finds the tool.
  ///
  /// - Throws: `ToolError.failed` if it isn't installed.
  init(_ name: String, secondsMax: Int) throws(ToolError) {
    guard let executable = PathLookup.executable(name) else {
      throw .failed("found no '\(name)' in PATH")
    }
    self.name = name
    self.executable = executable
    self.secondsMax = secondsMax
  }

  /// Runs it and returns how it ended with what it printed.
  ///
  /// - Throws: `ToolError.interrupted`, or `ChildProcessError`.
  func run(_ arguments: [String], adding environment: [String: String] = [:]) throws -> ChildResult
  {
    let child = try ChildProcess(
      executable: executable,
      arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
    )
    let result = child.finish(withinSeconds: secondsMax)
    if result.ending == .interrupted { throw ToolError.interrupted }
    return result
  }

  /// The text it prints, without the line break at the end, if it exits with 0.
  ///
  /// - Throws: `ToolError.failed` with what it said, if it doesn't.
  func text(_ arguments: [String], adding environment: [String: String] = [:]) throws -> String {
    let result = try run(arguments, adding: environment)
    guard result.ending == .exited(status: 0) else {
      let words = ([name] + arguments).joined(separator: " ")
      throw ToolError.failed("'\(words)' failed: \(Self.reason(result))")
    }
    let text = String(decoding: result.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// What a tool said when it failed, or how it ended if it said nothing.
  static func reason(_ result: ChildResult) -> String {
    let said = result.standardError.joined(separator: "\n")
    guard said.isEmpty else { return said }
    return "it \(result.ending)"
  }
}
