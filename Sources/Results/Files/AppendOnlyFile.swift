#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Appends lines to files without ever overwriting any.
package enum AppendOnlyFile {
  /// Appends a line to a file, which it makes, with its folders, if necessary.
  ///
  /// Writers wait for each other. The line is written at once and flushed to the disk; if that
  /// fails, the file is as it was. If a stopped process left a torn line, the new one starts after
  /// it, so that only the torn one is lost.
  ///
  /// - Throws: `FileError`.
  package static func append(_ line: String, to path: String) throws(FileError) {
    precondition(!line.contains { $0.isNewline }, "A line has no line end within.")
    try AtomicFile.makeFolders(AtomicFile.folder(of: path), for: path)
    let descriptor = unsafe open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw AtomicFile.failure("open", path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw AtomicFile.failure("lock", path) }
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw AtomicFile.failure("read", path) }
    let isTorn = try isTorn(descriptor, size: status.st_size, path)
    let bytes = Array("\(isTorn ? "\n" : "")\(line)\n".utf8)
    do throws(FileError) {
      try writeDurably(bytes, to: descriptor, path)
    } catch {
      // Nobody else appends while the lock is held, so this removes only what was just written.
      ftruncate(descriptor, status.st_size)
      throw error
    }
    if status.st_size == 0 {
      try AtomicFile.syncFolder(AtomicFile.folder(of: path), for: path)
    }
  }

  /// Whether the file ends in the middle of a line.
  private static func isTorn(
    _ descriptor: Int32,
    size: Int,
    _ path: String
  ) throws(FileError) -> Bool {
    guard size > 0 else { return false }
    var last: UInt8 = 0
    guard unsafe pread(descriptor, &last, 1, off_t(size - 1)) == 1 else {
      throw AtomicFile.failure("read", path)
    }
    return last != UInt8(ascii: "\n")
  }

  private static func writeDurably(
    _ bytes: [UInt8],
    to descriptor: Int32,
    _ path: String
  ) throws(FileError) {
    // The system takes a line of any size at once, unless there is no room for all of it.
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw AtomicFile.failure("write", path) }
      rest = rest.dropFirst(written)
    }
    guard fsync(descriptor) == 0 else { throw AtomicFile.failure("sync", path) }
  }
}
