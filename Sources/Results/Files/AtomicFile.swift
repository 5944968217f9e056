import FoundationEssentials

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes files so that a reader sees either the old content or the new one, never a part.
package enum AtomicFile {
  /// Replaces a file's content; makes the file and its folders if necessary.
  ///
  /// The text goes to a temporary file in the same folder, which is flushed to the disk and
  /// renamed; then the folder is flushed. A failure removes the temporary file. A symbolic link
  /// stays and its target is replaced; a device or pipe is refused.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - text: the new content.
  ///   - lock: the lock of the file's folder, if the caller holds it; `nil` to wait for it.
  /// - Throws: `FileError`.
  package static func replace(
    _ path: String,
    with text: String,
    holding lock: FolderLock? = nil
  ) throws(FileError) {
    let lock = if let lock { lock } else { try self.lock(forFile: path) }
    defer { withExtendedLifetime(lock) {} }
    let path = try destination(of: path)
    let folder = folder(of: path)
    removeLeftovers(of: path)
    let temporary = temporaryPath(for: path)
    do throws(FileError) {
      try writeDurably(text, to: temporary, for: path)
      guard unsafe rename(temporary, path) == 0 else { throw failure("rename", path) }
      try syncFolder(folder, for: path)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Makes the folders of a file and checks that they are writable, so that a long run doesn't fail
  /// to write its results in the end.
  ///
  /// - Throws: `FileError`.
  package static func prepare(_ path: String) throws(FileError) {
    let lock = try lock(forFile: path)
    defer { withExtendedLifetime(lock) {} }
    let path = try destination(of: path)
    removeLeftovers(of: path)
    let probe = temporaryPath(for: path)
    try writeDurably("", to: probe, for: path)
    try remove(probe)
  }

  /// Waits for the lock of a file's folder, which is made if necessary, so that no other process
  /// changes the file between reading and writing it.
  ///
  /// - Throws: `FileError`.
  package static func lock(forFile path: String) throws(FileError) -> FolderLock {
    let path = try destination(of: path)
    try makeFolders(folder(of: path), for: path)
    return try FolderLock(folder(of: path), for: path)
  }

  /// Whether a path leads to a file or folder.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes a file.
  ///
  /// - Throws: `FileError`.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 else { throw failure("delete", path) }
  }

  /// The regular file at the end of a path's links, or the path if there is none yet.
  private static func destination(of path: String) throws(FileError) -> String {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno != ELOOP else { throw failure("replace", path) }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let reason = "It is \(FileKind.words(of: status.st_mode))"
      throw FileError(file: path, operation: "replace", reason: reason)
    }
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let resolved = unsafe realpath(path, nil) else { throw failure("resolve", path) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The folder of a path; `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func temporaryPath(for path: String) -> String {
    "\(path).\(getpid()).partial"
  }

  /// Removes the temporary files of killed processes.
  ///
  /// The caller holds the folder's lock, under which every writer makes and renames its file, so
  /// that none of them is in use.
  private static func removeLeftovers(of path: String) {
    let folder = folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files where file.hasPrefix("\(name).") && file.hasSuffix(".partial") {
      guard Int32(file.dropFirst(name.count + 1).dropLast(".partial".count)) != nil else {
        continue
      }
      unsafe unlink("\(folder)/\(file)")
    }
  }

  static func makeFolders(_ folder: String, for path: String) throws(FileError) {
    var made = folder.hasPrefix("/") ? "/" : ""
    for part in folder.split(separator: "/") {
      made += "\(part)/"
      guard unsafe mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw failure("make folder \(made)", path)
      }
    }
  }

  private static func writeDurably(
    _ text: String,
    to temporary: String,
    for path: String
  ) throws(FileError) {
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("create", path) }
    defer { close(descriptor) }
    var rest = ArraySlice(Array(text.utf8))
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure("write", path) }
      rest = rest.dropFirst(written)
    }
    guard fsync(descriptor) == 0 else { throw failure("sync", path) }
  }

  static func syncFolder(_ folder: String, for path: String) throws(FileError) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("open folder", path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("sync folder", path) }
  }

  static func failure(_ operation: String, _ path: String) -> FileError {
    let reason = unsafe String(cString: strerror(errno))
    return FileError(file: path, operation: operation, reason: reason)
  }
}

/// The reason why a file could not be written; its old content is untouched.
package struct FileError: Error, Equatable, Sendable {
  /// The path of the file.
  package let file: String
  /// The failed operation, such as `write`.
  package let operation: String
  /// The system's message.
  package let reason: String

  package init(file: String, operation: String, reason: String) {
    self.file = file
    self.operation = operation
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// A sentence that names the file, the operation and the reason.
  package var description: String { "\(file): can't \(operation): \(reason)" }
}
