import UBCLinux
import Glibc

/// The tie between a measuring process and the parent that reads its report.
package enum Lifeline {
  /// Makes the kernel end this process as soon as its parent ends for any reason.
  ///
  /// A parent that is killed can't end its children, and a hanging workload would run on.
  package static func endWithParent(_ parent: Int) {
    let setParentDeathSignal: CInt = 1
    _ = linux_process_control(setParentDeathSignal, UInt(SIGKILL))
    // The parent may have ended before the kernel was asked; then this process has another one.
    if getppid() != parent {
      kill(getpid(), SIGKILL)
    }
  }

  /// The process number that children are started with.
  package static var processNumber: Int { Int(getpid()) }
}
