import FoundationEssentials
import Glibc

/// A child process whose output is read until it ends.
package struct ChildProcess {
  private let process: pid_t
  private let output: CInt
  private let standardError: CInt
  private let tracer: SystemCallTracer?

  /// The interval between checks for requests to stop.
  private static let pollMilliseconds: CInt = 100
  /// The maximum number of bytes kept of standard error.
  private static let standardErrorMax = 65_536

  /// Starts an executable in its own process group, without input, optionally in an address layout
  /// and with its system calls counted.
  ///
  /// - Throws: `ChildProcessError`.
  package init(
    executable: String,
    arguments: [String],
    environment: [String: String],
    layout: AddressLayout? = nil,
    countingSystemCalls: Bool = false
  ) throws(ChildProcessError) {
    guard let outputEnds = Spawn.pipeEnds(), let errorEnds = Spawn.pipeEnds() else {
      throw ChildProcessError(executable: executable, reason: Spawn.reason(errno))
    }
    output = outputEnds.read
    standardError = errorEnds.read
    defer {
      close(outputEnds.write)
      close(errorEnds.write)
    }
    do throws(ChildProcessError) {
      process = try Spawn.process(
        executable: executable,
        arguments: arguments,
        environment: environment,
        input: nil,
        output: outputEnds.write,
        standardError: errorEnds.write,
        layout: layout
      )
    } catch {
      close(output)
      close(standardError)
      throw error
    }
    do throws(SystemCallTraceError) {
      tracer = countingSystemCalls ? try SystemCallTracer(process: process) : nil
    } catch {
      kill(-process, SIGKILL)
      waitpid(process, nil, 0)
      close(output)
      close(standardError)
      throw ChildProcessError(executable: executable, reason: error.description)
    }
  }

  /// Ends the process group without reading its output.
  func abandon() {
    end()
    close(output)
    close(standardError)
  }

  private func end() {
    kill(-process, SIGKILL)
    if let tracer {
      tracer.waitForEnd()
    } else {
      waitpid(process, nil, 0)
    }
  }

  /// Reads until the process ends, exceeds its time limit, or this process is asked to stop; in the
  /// latter two cases, kills its whole process group.
  package func finish(withinSeconds secondsMax: Int) -> ChildResult {
    let deadline = Clocks.monotonic() + UInt64(secondsMax) * 1_000_000_000
    var outputBytes: [UInt8] = []
    var errorBytes: [UInt8] = []
    var open = [output, standardError]
    var forced: ChildEnding?
    var status: CInt = 0
    while true {
      if hasEnded(open, &status) { break }
      forced = Interruption.isRequested ? .interrupted : nil
      if forced == nil, Clocks.monotonic() > deadline { forced = .timedOut(seconds: secondsMax) }
      if forced != nil {
        end()
        break
      }
      for descriptor in Self.readable(among: open, isUrgent: tracer != nil) {
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
      ending: forced ?? ChildEnding(waitStatus: status),
      output: Data(outputBytes),
      systemCalls: tracer?.counts,
      standardError: ChildResult.excerpt(of: errorBytes)
    )
  }

  /// Whether the process has ended and all output is read; a traced process continues meanwhile.
  private func hasEnded(_ open: [CInt], _ status: inout CInt) -> Bool {
    guard let tracer else {
      return open.isEmpty && waitpid(process, &status, WNOHANG) == process
    }
    guard let ending = tracer.proceed() else { return false }
    status = ending
    return open.isEmpty
  }

  // MARK: - System calls

  /// The descriptors that have data to read or were closed by the other side.
  private static func readable(among descriptors: [CInt], isUrgent: Bool) -> [CInt] {
    guard !descriptors.isEmpty else {
      Clocks.pause(milliseconds: 1)
      return []
    }
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = isUrgent ? 0 : pollMilliseconds
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }

  /// The data that can be read now; empty at the end.
  private static func readChunk(of descriptor: CInt) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    return buffer.prefix(max(count, 0))
  }
}
