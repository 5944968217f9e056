import FoundationEssentials
import UBMeasurement
package import UBResults

/// Measures in processes of their own, so that a crash ends one number and not the run.
package struct ChildLauncher {
  /// The reason why a measurement has no report.
  package struct Trouble: Error {
    /// The kind of failure.
    package let kind: Failure.Kind
    /// The particulars in a sentence.
    package let detail: String
    /// The first and the last lines of the process's standard error.
    package let standardError: [String]

    package init(kind: Failure.Kind, detail: String, standardError: [String] = []) {
      self.kind = kind
      self.detail = detail
      self.standardError = standardError
    }
  }

  private let tool: String
  private let executable: String
  private let environment: [String: String]
  private let timeoutSeconds: Int

  /// A launcher of an executable whose error messages start with the tool's name.
  ///
  /// - Parameters:
  ///   - tool: the tool's name.
  ///   - executable: the path of the executable; `nil` for this process's own.
  ///   - additions: the additions to this process's environment.
  ///   - timeoutSeconds: the longest time of a measurement.
  /// - Throws: `ToolError.failed` if the path of this executable can't be found.
  package init(
    tool: String,
    executable: String? = nil,
    adding additions: [String: String] = [:],
    timeoutSeconds: Int
  ) throws {
    guard let executable = executable ?? MachineProbe.executable else {
      throw ToolError.failed("the path of this executable can't be read from /proc/self/exe")
    }
    self.tool = tool
    self.executable = executable
    self.timeoutSeconds = timeoutSeconds
    // The runtime's backtrace is longer than the kept part of standard error, and would bury the
    // message before it.
    environment = ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { _, chosen in chosen }
      .merging(additions) { $1 }
  }

  /// A tool that measures a process from outside.
  package enum Observer {
    /// A simulated processor, started by these words before the process's own.
    case simulator([String])
    /// A counter of system calls.
    case tracer
  }

  /// Measures in a new process.
  ///
  /// - Parameters:
  ///   - type: the type of the report that the process writes.
  ///   - pass: the name of the measurement in error messages.
  ///   - words: the arguments of the process.
  ///   - deterministicHashing: whether hash tables have the same order in every process; exact
  ///     numbers may not depend on it.
  ///   - changes: the changes to the environment.
  /// - Returns: the report of the process.
  ///
  /// - Throws: `Trouble`, `ToolError.interrupted`, or `ToolError.failed` if no process can
  ///   measure here.
  package func report<Report: VersionedDocument>(
    _ type: Report.Type,
    pass: String,
    words: [String],
    deterministicHashing: Bool,
    setting changes: [String: String] = [:]
  ) throws -> Report {
    try observed(
      type,
      pass: pass,
      words: words,
      deterministicHashing: deterministicHashing,
      setting: changes,
      by: nil
    ).report
  }

  /// Measures in a new process under an observer, and returns the counted system calls too.
  ///
  /// - Throws: the errors of `report`.
  package func observed<Report: VersionedDocument>(
    _ type: Report.Type,
    pass: String,
    words: [String],
    deterministicHashing: Bool,
    setting changes: [String: String] = [:],
    by observer: Observer?
  ) throws -> (report: Report, systemCalls: [Int]) {
    var environment = environment.merging(changes) { $1 }
    environment["SWIFT_DETERMINISTIC_HASHING"] = deterministicHashing ? "1" : nil
    let result = try child(words, environment, by: observer).finish(withinSeconds: timeoutSeconds)
    func trouble(_ kind: Failure.Kind, _ detail: String) -> Trouble {
      Trouble(kind: kind, detail: detail, standardError: result.standardError)
    }
    switch result.ending {
    case .interrupted:
      throw ToolError.interrupted
    case .timedOut(let seconds):
      throw trouble(.timedOut, "\(pass) took longer than \(seconds) s")
    case .flooded(let megabytes):
      throw trouble(.crashed, "\(pass) wrote more than \(megabytes) MB")
    case .signalled(let number, let name):
      throw trouble(.crashed, "signal \(number) (\(name)) ended the \(pass) process")
    case .exited(Int(ExitCode.failure.rawValue)) where isComplaint(result.standardError):
      throw ToolError.failed("\(pass) is impossible: \(result.standardError.last ?? "")")
    case .exited(let status) where status != 0:
      throw trouble(.crashed, "the \(pass) process exited with status \(status)")
    case .exited where result.output.isEmpty:
      throw trouble(.crashed, "the \(pass) process left no report")
    case .exited:
      do {
        let report = try DocumentCoder.decode(
          type,
          from: result.output,
          file: "(\(pass) process)"
        )
        return (report, result.systemCalls ?? [])
      } catch {
        throw trouble(.crashed, "the \(pass) process left no report: \(error)")
      }
    }
  }

  private func child(
    _ words: [String],
    _ environment: [String: String],
    by observer: Observer?
  ) throws -> ChildProcess {
    switch observer {
    case nil:
      return try ChildProcess(executable: executable, arguments: words, environment: environment)
    case .tracer:
      let child = try ChildProcess(
        executable: executable,
        arguments: words,
        environment: environment
      )
      try child.countSystemCalls()
      return child
    case .simulator(let prefix):
      // Addresses that differ from process to process would change the count.
      return try ChildProcess(
        executable: prefix[0],
        arguments: prefix.dropFirst() + [executable] + words,
        environment: environment,
        layout: AddressLayout(seed: 0)
      )
    }
  }

  /// Whether a process ended with an error message of this tool, and not by its workload.
  private func isComplaint(_ lines: [String]) -> Bool {
    lines.last?.hasPrefix("\(tool): ") ?? false
  }
}
