import CAffinity
import Glibc

/// What ties a measuring process to the one that reads its report.
package enum Lifeline {
  /// Lets the kernel end this process as soon as its parent ends, however that comes about.
  ///
  /// A parent that is killed can't end its children itself, and one that hangs would run on.
  package static func endWithParent() {
    let setParentDeathSignal: CInt = 1
    _ = affinity_to_parent(setParentDeathSignal, UInt(SIGKILL))
  }
}
