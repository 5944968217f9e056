import FoundationEssentials
import UBCCounters
import Glibc

/// Counts the system calls of a child process by stopping it at each.
///
/// That makes each call many times slower, so a traced process must not time. Through
/// `SystemCallWindow`, the child waits for this tracer and determines when the calls of all its
/// threads count.
package final class SystemCallTracer {
  /// The number of calls in each closed window, in order.
  private(set) var counts: [Int] = []

  private let process: pid_t
  private var openCount: Int?
  private var endingStatus: CInt?

  /// The number of checks for a stopped thread before other work is done.
  private static let idleLooksMax = 200
  /// `__WALL` of waitpid(2), which includes threads.
  private static let everyThread: CInt = 0x4000_0000

  /// Starts to trace a child that has just started.
  ///
  /// - Throws: `SystemCallTraceError`.
  init(process: pid_t) throws(SystemCallTraceError) {
    let code = system_call_trace_attach(process)
    guard code == 0 else { throw SystemCallTraceError(reason: Spawn.reason(code)) }
    self.process = process
    // Threads that it has started already, and those that these start meanwhile. The kernel refuses
    // a thread that is traced or gone.
    let folder = "/proc/\(process)/task"
    var hasAttached = true
    while hasAttached {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let codes = names.compactMap(pid_t.init).map(system_call_trace_attach)
      hasAttached = codes.contains(0)
    }
  }

  /// Continues stopped threads until none has stopped for a while.
  ///
  /// - Returns: the wait status of the process once it has ended.
  func proceed() -> CInt? {
    var idleLooks = 0
    while endingStatus == nil, idleLooks < Self.idleLooksMax {
      var status: CInt = 0
      let thread = waitpid(-process, &status, WNOHANG | Self.everyThread)
      if thread > 0 {
        idleLooks = 0
        take(status, of: thread)
      } else {
        idleLooks += 1
        sched_yield()
      }
    }
    return endingStatus
  }

  /// The reason that processes can't be traced here; `nil` if they can.
  package static func obstacle() -> SystemCallTraceError? {
    guard let executable = PathLookup.executable("sleep") else {
      return SystemCallTraceError(reason: "no 'sleep' to test tracing with")
    }
    do throws(ChildProcessError) {
      let child = try ChildProcess(
        executable: executable,
        arguments: ["60"],
        environment: [:]
      )
      defer { child.abandon() }
      try child.countSystemCalls()
      return nil
    } catch {
      return SystemCallTraceError(reason: error.reason)
    }
  }

  /// Waits for a killed process, whose threads must be awaited one by one.
  func waitForEnd() {
    var status: CInt = 0
    while endingStatus == nil {
      let thread = waitpid(-process, &status, Self.everyThread)
      guard thread > 0 else { return }
      take(status, of: thread)
    }
  }

  private func take(_ status: CInt, of thread: pid_t) {
    let isStopped = status & 0xff == 0x7f
    guard isStopped else {
      if thread == process { endingStatus = status }
      return
    }
    let signal = status >> 8 & 0xff
    let event = status >> 16
    var passedOn: CInt = 0
    switch (signal, event) {
    case (SIGTRAP | 0x80, _): countCall(of: thread)
    // The child stops itself to wait for this tracer, which continues it below.
    case (SIGSTOP, 0): break
    // It did so before this tracer was attached; its other threads have stopped too.
    case (SIGSTOP, _): kill(process, SIGCONT)
    case (_, 0): passedOn = signal
    default: break
    }
    system_call_trace_continue(thread, passedOn)
  }

  /// Counts a call at its start; the stop at its end isn't counted.
  private func countCall(of thread: pid_t) {
    var mark = system_call_no_mark
    guard system_call_trace_is_entry(thread, &mark) else { return }
    switch mark {
    case system_call_mark_open:
      openCount = 0
    case system_call_mark_close:
      if let openCount { counts.append(openCount) }
      openCount = nil
    case system_call_mark_reset:
      counts = []
    default:
      openCount? += 1
    }
  }
}

/// The reason that a process's system calls can't be counted.
package struct SystemCallTraceError: Error, Equatable, Sendable {
  let reason: String
}

extension SystemCallTraceError: CustomStringConvertible {
  /// A sentence with the system's answer.
  package var description: String { "the system permits no process tracing (\(reason))" }
}
