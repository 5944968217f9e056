import Glibc

/// A child process that performs one action for each line it receives, and answers with a line.
///
/// Between requests it waits without using processor time, so several can exist while one measures.
package final class SteppedProcess {
  private let process: pid_t
  private let socket: CInt
  private let standardError: CInt
  private var received: [UInt8] = []
  private var complaint: [UInt8] = []
  private var isRunning = true

  private static let pollMilliseconds: CInt = 100
  private static let complaintMax = 65_536

  /// Starts an executable in its own process group, in an address layout.
  ///
  /// - Throws: `ChildProcessError`.
  package init(
    executable: String,
    arguments: [String],
    environment: [String: String],
    layout: AddressLayout
  ) throws(ChildProcessError) {
    guard let ends = Spawn.socketPair(), let errorEnds = Spawn.pipeEnds() else {
      throw ChildProcessError(executable: executable, reason: Spawn.reason(errno))
    }
    socket = ends.mine
    standardError = errorEnds.read
    defer {
      close(ends.other)
      close(errorEnds.write)
    }
    do throws(ChildProcessError) {
      process = try Spawn.process(
        executable: executable,
        arguments: arguments,
        environment: environment,
        input: ends.other,
        output: ends.other,
        standardError: errorEnds.write,
        layout: layout
      )
    } catch {
      close(socket)
      close(standardError)
      throw error
    }
  }

  deinit {
    stop()
    close(socket)
    close(standardError)
  }

  /// Sends a line and returns the answer.
  ///
  /// - Throws: `SteppedProcessError`; the process has then ended.
  package func ask(_ line: String, withinSeconds seconds: Int) throws(SteppedProcessError) -> String
  {
    let bytes = Array("\(line)\n".utf8)
    // No signal if the process has ended: reading the answer reports that.
    _ = send(socket, bytes, bytes.count, CInt(MSG_NOSIGNAL))
    return try answer(withinSeconds: seconds)
  }

  /// The next line that the process writes.
  ///
  /// - Throws: `SteppedProcessError`; the process has then ended.
  package func answer(withinSeconds seconds: Int) throws(SteppedProcessError) -> String {
    let deadline = Clocks.monotonic() + UInt64(seconds) * 1_000_000_000
    while true {
      if let end = received.firstIndex(of: 0x0a) {
        let line = String(decoding: received[..<end], as: UTF8.self)
        received.removeSubrange(...end)
        return line
      }
      if Interruption.isRequested { throw failure(.interrupted) }
      if Clocks.monotonic() > deadline { throw failure(.timedOut(seconds: seconds)) }
      guard listen() else { throw failure(nil) }
    }
  }

  /// Ends the process and all processes it started.
  package func stop() {
    guard isRunning else { return }
    isRunning = false
    var status: CInt = 0
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
  }

  /// Reads the available data; returns whether more may follow.
  private func listen() -> Bool {
    var polled = [socket, standardError].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), Self.pollMilliseconds) > 0 else { return true }
    if polled[1].revents != 0 {
      complaint += Self.chunk(of: standardError)
      complaint.removeFirst(max(complaint.count - Self.complaintMax, 0))
    }
    guard polled[0].revents != 0 else { return true }
    let chunk = Self.chunk(of: socket)
    received += chunk
    return !chunk.isEmpty
  }

  private func failure(_ forced: ChildEnding?) -> SteppedProcessError {
    var status: CInt = 0
    if forced == nil {
      // The process closed its socket, so it is about to end by itself.
      for _ in 0..<Self.endingPollsMax where isRunning {
        isRunning = waitpid(process, &status, WNOHANG) == 0
        if isRunning { Clocks.pause(milliseconds: 1) }
      }
      var polled = pollfd(fd: standardError, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, 0) > 0 { complaint += Self.chunk(of: standardError) }
    }
    let ending = forced ?? (isRunning ? .timedOut(seconds: 1) : ChildEnding(waitStatus: status))
    stop()
    return SteppedProcessError(
      ending: ending,
      standardError: ChildResult.excerpt(of: complaint)
    )
  }

  private static let endingPollsMax = 1_000

  private static func chunk(of descriptor: CInt) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = read(descriptor, &buffer, buffer.count)
    return buffer.prefix(max(count, 0))
  }
}
