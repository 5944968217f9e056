import CommandLineSupport
import FoundationEssentials
import Measurement
import Results

/// Measures in processes of their own, so that a crash ends one number and not the run.
struct ChildLauncher {
  /// Why a measurement has no report.
  struct Trouble: Error {
    let kind: Failure.Kind
    let detail: String
    let standardError: [String]
  }

  private let executable: String
  private let environment: [String: String]
  private let timeoutSeconds: Int

  /// A launcher of this tool's own executable.
  ///
  /// - Throws: `ToolError.failed` if the system doesn't tell where that is.
  init(timeoutSeconds: Int) throws {
    guard let executable = MachineProbe.executable else {
      throw ToolError.failed("the path of this executable can't be read from /proc/self/exe")
    }
    self.executable = executable
    self.timeoutSeconds = timeoutSeconds
    // The runtime's backtrace is longer than what is kept of standard error, and buries the message
    // that says why.
    environment = ["SWIFT_BACKTRACE": "enable=no"]
      .merging(ProcessInfo.processInfo.environment) { _, chosen in chosen }
  }

  /// Measures in a new process.
  ///
  /// With deterministic hashing, hash tables have the same order in every process; exact numbers
  /// may not depend on it.
  ///
  /// - Throws: `Trouble`, `ToolError.interrupted`, or `ToolError.failed` if no process can
  ///   measure here.
  func report<Report: VersionedDocument>(
    _ type: Report.Type,
    _ command: MeasurementCommand,
    deterministicHashing: Bool
  ) throws -> Report {
    var environment = environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = deterministicHashing ? "1" : nil
    let child = try ChildProcess(
      executable: executable,
      arguments: command.words,
      environment: environment
    )
    let result = child.finish(withinSeconds: timeoutSeconds)
    let pass = command.mode == .count ? "counting" : "timing"
    func trouble(_ kind: Failure.Kind, _ detail: String) -> Trouble {
      Trouble(kind: kind, detail: detail, standardError: result.standardError)
    }
    switch result.ending {
    case .interrupted:
      throw ToolError.interrupted
    case .timedOut(let seconds):
      throw trouble(.timedOut, "\(pass) took longer than \(seconds) s")
    case .signalled(let number, let name):
      throw trouble(.crashed, "signal \(number) (\(name)) ended the \(pass) process")
    case .exited(Int(ExitCode.failure.rawValue)) where Self.isComplaint(result.standardError):
      throw ToolError.failed("\(pass) is impossible: \(result.standardError.last ?? "")")
    case .exited(let status) where status != 0:
      throw trouble(.crashed, "the \(pass) process exited with status \(status)")
    case .exited:
      do {
        return try DocumentCoder.decode(type, from: result.output, file: "(\(pass) process)")
      } catch {
        throw trouble(.crashed, "the \(pass) process left no report: \(error)")
      }
    }
  }

  /// Whether a process ended by complaining as this tool does, and not of its workload's accord.
  private static func isComplaint(_ lines: [String]) -> Bool {
    lines.last?.hasPrefix("updatebench: ") ?? false
  }
}
