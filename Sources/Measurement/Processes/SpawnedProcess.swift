import Glibc

/// A child process and the streams it writes to: the part that processes which run through and
/// processes which answer line by line share.
///
/// No call waits longer than the caller says, so that the caller can watch deadlines and requests
/// to stop.
final class SpawnedProcess {
  /// The connection over which the process writes its output.
  enum Channel {
    /// A pipe; the process has nothing to read.
    case pipe
    /// A socket, over which the process reads requests as well.
    case socket
  }

  /// The output that was read and not taken yet.
  private(set) var output: [UInt8] = []
  /// Whether it was ended for writing more output than anything needs.
  private(set) var hasFlooded = false
  /// The wait status of the process once it has ended.
  private(set) var status: CInt?
  /// The counter of its system calls; `nil` if they aren't counted.
  private(set) var tracer: SystemCallTracer?

  private let executable: String
  private let identifier: pid_t
  private let outputEnd: CInt
  private let errorEnd: CInt
  /// The streams that the process hasn't closed.
  private var open: [CInt]
  private var standardError: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// The number of bytes of standard error that are kept.
  private static let standardErrorMax = 65_536
  /// The number of bytes of output after which the process is ended.
  static let outputMax = 64 << 20

  /// Starts an executable in a process group of its own.
  ///
  /// - Throws: `ChildProcessError`.
  init(_ request: SpawnRequest, over channel: Channel) throws(ChildProcessError) {
    let ends = channel == .pipe ? Spawn.pipeEnds() : Spawn.socketPair()
    guard let ends, let errorEnds = Spawn.pipeEnds() else {
      throw ChildProcessError(executable: request.executable, reason: Spawn.reason(errno))
    }
    defer {
      close(ends.other)
      close(errorEnds.other)
    }
    do throws(ChildProcessError) {
      identifier = try Spawn.process(
        request,
        input: channel == .socket ? ends.other : nil,
        output: ends.other,
        standardError: errorEnds.other
      )
    } catch {
      close(ends.mine)
      close(errorEnds.mine)
      throw error
    }
    executable = request.executable
    outputEnd = ends.mine
    errorEnd = errorEnds.mine
    open = [outputEnd, errorEnd]
  }

  deinit {
    end()
    close(outputEnd)
    close(errorEnd)
  }

  /// Counts the system calls of the process from now on.
  ///
  /// - Throws: `ChildProcessError` if the system doesn't allow it.
  func countSystemCalls() throws(ChildProcessError) {
    do throws(SystemCallTraceError) {
      tracer = try SystemCallTracer(process: identifier)
    } catch {
      throw ChildProcessError(executable: executable, reason: error.description)
    }
  }

  // MARK: - Streams

  /// Whether the process may write more output.
  var isOutputOpen: Bool { open.contains(outputEnd) }

  /// Whether the process may write more to either stream.
  var isOpen: Bool { !open.isEmpty }

  /// The first and the last lines of standard error.
  var standardErrorExcerpt: [String] { ChildResult.excerpt(of: standardError) }

  /// Waits for something to read and takes it; returns whether there was anything.
  @discardableResult
  func listen(milliseconds: CInt) -> Bool {
    guard isOpen else {
      Clocks.pause(milliseconds: 1)
      return false
    }
    var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    for descriptor in polled where descriptor.revents != 0 {
      take(from: descriptor.fd)
    }
    return true
  }

  private func take(from descriptor: CInt) {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else {
      open.removeAll { $0 == descriptor }
      return
    }
    guard descriptor == errorEnd else {
      output += buffer[..<count]
      if output.count > Self.outputMax {
        hasFlooded = true
        output = []
        end()
      }
      return
    }
    standardError += buffer[..<count]
    let excess = max(standardError.count - Self.standardErrorMax, 0)
    guard excess > 0 else { return }
    let middle = Self.standardErrorMax / 2
    standardError.removeSubrange(middle..<middle + excess)
  }

  /// Takes the first line of the output, without its line break; `nil` if it isn't complete.
  func takeLine() -> String? {
    guard let end = output.firstIndex(of: 0x0a) else { return nil }
    defer { output.removeSubrange(...end) }
    return String(decoding: output[..<end], as: UTF8.self)
  }

  /// Sends a line over a socket.
  ///
  /// A process that has ended gets no signal for it here: reading its answer then tells how it
  /// ended.
  func send(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.send(outputEnd, bytes, bytes.count, CInt(MSG_NOSIGNAL))
  }

  // MARK: - Ending

  /// Whether the process has ended; one whose system calls are counted only runs on while it is
  /// asked this.
  func hasEnded() -> Bool {
    guard status == nil else { return true }
    if let tracer {
      status = tracer.proceed()
    } else {
      var found: CInt = 0
      if waitpid(identifier, &found, WNOHANG) == identifier { status = found }
    }
    return status != nil
  }

  /// Kills the process group, unless the process has ended and closed its streams.
  func end() {
    guard status == nil || isOpen else { return }
    kill(-identifier, SIGKILL)
    open = []
    guard status == nil else { return }
    var found: CInt = 0
    if let tracer {
      tracer.waitForEnd()
    } else {
      waitpid(identifier, &found, 0)
    }
    status = found
  }
}
