package import FoundationEssentials
import Glibc

/// A child process that runs to its end while this process collects its output.
package struct ChildProcess {
  private let process: SpawnedProcess

  /// The time between two looks for requests to stop.
  private static let pollMilliseconds: CInt = 100

  /// Starts an executable in a process group of its own, with nothing to read.
  ///
  /// - Parameters:
  ///   - executable: the path of the executable.
  ///   - arguments: the words after the executable's name.
  ///   - environment: the whole environment of the process.
  ///   - layout: the addresses of its memory; `nil` lets the system choose.
  /// - Throws: `ChildProcessError`.
  package init(
    executable: String,
    arguments: [String],
    environment: [String: String],
    layout: AddressLayout? = nil
  ) throws(ChildProcessError) {
    let request = SpawnRequest(
      executable: executable,
      arguments: arguments,
      environment: environment,
      layout: layout
    )
    process = try SpawnedProcess(request, over: .pipe)
  }

  /// Counts the system calls of the process, in the windows that it opens.
  ///
  /// - Throws: `ChildProcessError` if the system doesn't allow it.
  package func countSystemCalls() throws(ChildProcessError) {
    try process.countSystemCalls()
  }

  /// Kills the process group and ignores its output.
  func abandon() {
    process.end()
  }

  /// Reads until the process ends, is silent for too long or writes too much, or this process is
  /// asked to stop; in the latter cases the whole process group is killed.
  package func finish(withinSeconds secondsMax: Int) -> ChildResult {
    let silenceMax = UInt64(secondsMax) * 1_000_000_000
    var deadline = Clocks.monotonic() + silenceMax
    let isTraced = process.tracer != nil
    var forced: ChildEnding?
    while true {
      // A traced process runs on only while it is looked at.
      if isTraced || !process.isOpen, process.hasEnded(), !process.isOpen { break }
      forced = Interruption.isRequested ? .interrupted : nil
      if forced == nil, Clocks.monotonic() > deadline { forced = .timedOut(seconds: secondsMax) }
      if forced != nil {
        process.end()
        break
      }
      if process.listen(milliseconds: isTraced ? 0 : Self.pollMilliseconds) {
        deadline = Clocks.monotonic() + silenceMax
      }
      if process.hasFlooded {
        forced = .flooded(megabytes: SpawnedProcess.outputMax >> 20)
        break
      }
    }
    return ChildResult(
      ending: forced ?? ChildEnding(waitStatus: process.status ?? 0),
      output: Data(process.output),
      systemCalls: process.tracer?.counts,
      standardError: process.standardErrorExcerpt
    )
  }
}

/// The reason why a child process could not be started.
package struct ChildProcessError: Error, Equatable, Sendable {
  /// The path of the executable.
  package let executable: String
  /// The system's words.
  package let reason: String
}

extension ChildProcessError: CustomStringConvertible {
  /// A sentence that names the executable and the reason.
  package var description: String { "\(executable): can't be started: \(reason)" }
}

/// The ending and the output of a child process.
package struct ChildResult: Sendable {
  /// The way it ended.
  package let ending: ChildEnding
  /// Its standard output.
  package let output: Data
  /// Its system calls in each window that it closed; `nil` if they weren't counted.
  package let systemCalls: [Int]?
  /// The first and the last lines of its standard error.
  package let standardError: [String]

  /// The lines of a text; of a long one the first, where the runtime states the reason of a trap,
  /// and the last.
  static func excerpt(of bytes: [UInt8]) -> [String] {
    let firstCount = 4
    let lastCount = 8
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count > firstCount + lastCount + 1 else { return lines }
    let omitted = lines.count - firstCount - lastCount
    return lines.prefix(firstCount) + ["(\(omitted) lines)"] + lines.suffix(lastCount)
  }
}
