import Glibc

/// A file that one process at a time can lock; the system releases the lock when the process ends.
package final class FileLock {
  private let descriptor: CInt

  /// Takes the lock, creating the file if needed; `nil` if another process holds it or the file
  /// can't be created.
  package init?(_ path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit {
    close(descriptor)
  }
}
