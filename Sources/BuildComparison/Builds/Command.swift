import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement

/// A tool of the system whose output is read.
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

  /// Runs the tool and returns its ending and its output.
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

  /// Runs the tool and returns its output without the line break at the end.
  ///
  /// - Throws: `ToolError.failed` with the tool's complaint unless it exits with 0.
  func text(_ arguments: [String], adding environment: [String: String] = [:]) throws -> String {
    let result = try run(arguments, adding: environment)
    guard result.ending == .exited(status: 0) else {
      let words = ([name] + arguments).joined(separator: " ")
      throw ToolError.failed("'\(words)' failed: \(Self.reason(result))")
    }
    let text = String(decoding: result.output, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// The complaint of a tool that failed, or its ending if it has none.
  static func reason(_ result: ChildResult) -> String {
    let said = result.standardError.joined(separator: "\n")
    guard said.isEmpty else { return said }
    return "it \(result.ending)"
  }
}
