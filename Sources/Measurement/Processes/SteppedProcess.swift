import Glibc

/// A child process that answers each line it is sent with a line of its own.
///
/// Between two requests it waits and takes no processor time, so several can be alive while one
/// measures.
package struct SteppedProcess {
  private let process: SpawnedProcess

  /// The time between two looks for requests to stop.
  private static let pollMilliseconds: CInt = 100
  /// The milliseconds that a process gets to end after it has closed its output.
  private static let endingMillisecondsMax = 1_000

  /// Starts an executable in a process group of its own, with its memory in a chosen layout.
  ///
  /// - Throws: `ChildProcessError`.
  package init(
    executable: String,
    arguments: [String],
    environment: [String: String],
    layout: AddressLayout
  ) throws(ChildProcessError) {
    let request = SpawnRequest(
      executable: executable,
      arguments: arguments,
      environment: environment,
      layout: layout
    )
    process = try SpawnedProcess(request, over: .socket)
  }

  /// Sends a line and returns the answer.
  ///
  /// - Throws: `SteppedProcessError`; the process is then no longer running.
  package func ask(_ line: String, withinSeconds seconds: Int) throws(SteppedProcessError) -> String
  {
    process.send(line)
    return try answer(withinSeconds: seconds)
  }

  /// Returns the next line that the process writes.
  ///
  /// - Throws: `SteppedProcessError`; the process is then no longer running.
  package func answer(withinSeconds seconds: Int) throws(SteppedProcessError) -> String {
    let deadline = Clocks.monotonic() + UInt64(seconds) * 1_000_000_000
    while true {
      if let line = process.takeLine() { return line }
      if Interruption.isRequested { throw failure(.interrupted) }
      if Clocks.monotonic() > deadline { throw failure(.timedOut(seconds: seconds)) }
      guard !process.hasFlooded else {
        throw failure(.flooded(megabytes: SpawnedProcess.outputMax >> 20))
      }
      guard process.isOutputOpen else { throw failure(nil) }
      process.listen(milliseconds: Self.pollMilliseconds)
    }
  }

  private func failure(_ forced: ChildEnding?) -> SteppedProcessError {
    if forced == nil {
      // It has closed its output, so it is about to end by itself.
      for _ in 0..<Self.endingMillisecondsMax where !process.hasEnded() {
        Clocks.pause(milliseconds: 1)
      }
      while process.listen(milliseconds: 0) {}
    }
    let ending = forced ?? process.status.map { ChildEnding(waitStatus: $0) }
    process.end()
    return SteppedProcessError(
      ending: ending ?? .timedOut(seconds: Self.endingMillisecondsMax / 1_000),
      standardError: process.standardErrorExcerpt
    )
  }
}

/// The ending of a process from which an answer was expected.
package struct SteppedProcessError: Error, Equatable, Sendable {
  /// The way it ended.
  package let ending: ChildEnding
  /// The first and the last lines of its standard error.
  package let standardError: [String]

  package init(ending: ChildEnding, standardError: [String]) {
    self.ending = ending
    self.standardError = standardError
  }
}
