#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The right to change the files of a folder, which one process at a time has.
///
/// It is held while a file is read again, changed and written, never while anything is measured.
/// The system takes it back when the process ends.
package final class FolderLock {
  private let descriptor: Int32

  /// The longest wait for another process, in attempts of five milliseconds.
  private static let attemptsMax = 12_000
  private static let attemptMicroseconds: UInt32 = 5_000

  /// Waits for the lock of a folder; errors name `path`, the file to be changed.
  init(_ folder: String, for path: String) throws(FileError) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw AtomicFile.failure("open folder", path) }
    for _ in 0..<Self.attemptsMax {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw AtomicFile.failure("lock", path)
      }
      usleep(Self.attemptMicroseconds)
    }
    throw FileError(
      file: path,
      operation: "lock",
      reason: "another process has held the folder for a minute"
    )
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
