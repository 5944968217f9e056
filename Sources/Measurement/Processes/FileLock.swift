import Glibc

/// A file that one process at a time holds; the system releases it when the process ends.
package final class FileLock {
  private let descriptor: CInt

  /// Takes the lock and creates a missing file; `nil` if another process holds the lock or the file
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
