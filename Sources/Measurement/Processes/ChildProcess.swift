import FoundationEssentials
import Glibc

/// A process that is started, listened to, and outlived.
package struct ChildProcess {
  private let process: pid_t
  private let output: CInt
  private let standardError: CInt

  /// How long to wait before looking for requests to stop again.
  private static let pollMilliseconds: CInt = 100
  /// How much of standard error is kept.
  private static let standardErrorMax = 65_536

  /// Starts an executable in a process group of its own, with nothing to read.
  ///
  /// - Throws: `ChildProcessError`.
  package init(
    executable: String,
    arguments: [String],
    environment: [String: String]
  ) throws(ChildProcessError) {
    guard let outputEnds = Self.pipeEnds(), let errorEnds = Self.pipeEnds() else {
      throw ChildProcessError(executable: executable, reason: Self.reason(errno))
    }
    var identifier: pid_t = 0
    let code = Self.spawn(
      &identifier,
      executable: executable,
      arguments: [executable] + arguments,
      environment: environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" },
      output: outputEnds.write,
      standardError: errorEnds.write
    )
    close(outputEnds.write)
    close(errorEnds.write)
    process = identifier
    output = outputEnds.read
    standardError = errorEnds.read
    guard code == 0 else {
      close(output)
      close(standardError)
      throw ChildProcessError(executable: executable, reason: Self.reason(code))
    }
  }

  /// Listens until the process ends, takes too long, or this process is asked to stop; in the
  /// latter two cases its whole process group is killed.
  package func finish(withinSeconds secondsMax: Int) -> ChildResult {
    let deadline = Clocks.monotonic() + UInt64(secondsMax) * 1_000_000_000
    var outputBytes: [UInt8] = []
    var errorBytes: [UInt8] = []
    var open = [output, standardError]
    var forced: ChildEnding?
    var status: CInt = 0
    while true {
      if open.isEmpty, waitpid(process, &status, WNOHANG) == process { break }
      forced = Interruption.isRequested ? .interrupted : nil
      if forced == nil, Clocks.monotonic() > deadline { forced = .timedOut(seconds: secondsMax) }
      if forced != nil {
        kill(-process, SIGKILL)
        waitpid(process, &status, 0)
        break
      }
      for descriptor in Self.readable(among: open) {
        let chunk = Self.readChunk(of: descriptor)
        if chunk.isEmpty {
          open.removeAll { $0 == descriptor }
        } else if descriptor == output {
          outputBytes.append(contentsOf: chunk)
        } else {
          errorBytes += chunk
          let excess = max(errorBytes.count - Self.standardErrorMax, 0)
          if excess > 0 {
            let middle = Self.standardErrorMax / 2
            errorBytes.removeSubrange(middle..<middle + excess)
          }
        }
      }
    }
    close(output)
    close(standardError)
    return ChildResult(
      ending: forced ?? Self.ending(status),
      output: Data(outputBytes),
      standardError: ChildResult.excerpt(of: errorBytes)
    )
  }

  // MARK: - System calls

  /// A pipe whose ends no other child inherits.
  private static func pipeEnds() -> (read: CInt, write: CInt)? {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ identifier: inout pid_t,
    executable: String,
    arguments: [String],
    environment: [String],
    output: CInt,
    standardError: CInt
  ) -> CInt {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, standardError, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var argumentPointers = arguments.map { strdup($0) } + [nil]
    var environmentPointers = environment.map { strdup($0) } + [nil]
    defer {
      for pointer in argumentPointers + environmentPointers {
        free(pointer)
      }
    }
    return posix_spawn(
      &identifier,
      executable,
      &actions,
      &attributes,
      &argumentPointers,
      &environmentPointers
    )
  }

  /// The descriptors that have something to read or were closed by the other side.
  private static func readable(among descriptors: [CInt]) -> [CInt] {
    guard !descriptors.isEmpty else {
      Clocks.pause(milliseconds: 1)
      return []
    }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), pollMilliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }

  /// What can be read now; empty at the end.
  private static func readChunk(of descriptor: CInt) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    return buffer.prefix(max(count, 0))
  }

  private static func ending(_ status: CInt) -> ChildEnding {
    let signal = Int(status & 0x7f)
    guard signal != 0 else { return .exited(status: Int(status >> 8 & 0xff)) }
    let name = strsignal(CInt(signal)).map { String(cString: $0) }
    return .signalled(number: signal, name: name ?? "unknown")
  }

  private static func reason(_ code: CInt) -> String { String(cString: strerror(code)) }
}
