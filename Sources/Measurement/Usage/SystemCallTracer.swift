import UBCCounters
import Glibc

/// Counts the calls of the system that a child process makes, by stopping it at each.
///
/// That makes each call many times slower: a process that is traced must not time. The child says
/// by `SystemCallWindow` between which moments its calls count, those of all its threads.
package final class SystemCallTracer {
  /// The calls in each window that was closed, in order.
  private(set) var counts: [Int] = []

  private let process: pid_t
  private var openCount: Int?
  private var endingStatus: CInt?

  /// How often to look for a thread that has stopped before other things are seen to.
  private static let idleLooksMax = 200
  /// `__WALL` of waitpid(2): threads, too, and not only processes.
  private static let everyThread: CInt = 0x4000_0000

  /// Begins to trace a child that has just started.
  ///
  /// - Throws: `SystemCallTraceError`.
  init(process: pid_t) throws(SystemCallTraceError) {
    let code = system_call_trace_attach(process)
    guard code == 0 else { throw SystemCallTraceError(reason: Spawn.reason(code)) }
    self.process = process
  }

  /// Lets threads that have stopped go on until none has for a while.
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

  /// Why no process can be traced here; `nil` if one can.
  package static func obstacle() -> SystemCallTraceError? {
    guard let executable = PathLookup.executable("sleep") else {
      return SystemCallTraceError(reason: "found no 'sleep' to try it on")
    }
    do throws(ChildProcessError) {
      let child = try ChildProcess(
        executable: executable,
        arguments: ["60"],
        environment: [:],
        countingSystemCalls: true
      )
      child.abandon()
      return nil
    } catch {
      return SystemCallTraceError(reason: error.reason)
    }
  }

  /// Waits for a process that was killed; its threads have to be waited for one by one.
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
    if signal == SIGTRAP | 0x80 {
      countCall(of: thread)
    } else if event == 0 {
      passedOn = signal
    }
    system_call_trace_continue(thread, passedOn)
  }

  /// Counts a call where it starts; the stop at its end is no call.
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
