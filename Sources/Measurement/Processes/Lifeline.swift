import UBCLinux
import Glibc

/// What ties a measuring process to the one that reads its report.
package enum Lifeline {
  /// Lets the kernel end this process as soon as its parent ends, however that comes about.
  ///
  /// A parent that is killed can't end its children, and a workload that hangs would run on.
  package static func endWithParent(_ parent: Int) {
    let setParentDeathSignal: CInt = 1
    _ = linux_process_control(setParentDeathSignal, UInt(SIGKILL))
    // The parent may have ended before the kernel was asked; then this process has another one.
    if getppid() != parent {
      kill(getpid(), SIGKILL)
    }
  }

  /// The number of this process, by which its children know it.
  package static var processNumber: Int { Int(getpid()) }
}
