import UBCLinux
import Glibc

/// The link from a measuring process to the process that reads its report.
package enum Lifeline {
  /// Makes the kernel end this process as soon as its parent ends for any reason.
  ///
  /// A killed parent can't end its children, and a hanging workload would continue to run.
  package static func endWithParent(_ parent: Int) {
    let setParentDeathSignal: CInt = 1
    _ = linux_process_control(setParentDeathSignal, UInt(SIGKILL))
    // If the parent ended before the request to the kernel, this process has a new parent by now.
    if getppid() != parent {
      kill(getpid(), SIGKILL)
    }
  }

  /// The identifier of this process, which its children know it by.
  package static var processNumber: Int { Int(getpid()) }
}
