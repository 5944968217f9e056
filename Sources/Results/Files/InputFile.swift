import FoundationEssentials

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads files that people name, which may be anything.
enum InputFile {
  /// The size up to which a document is read.
  ///
  /// The default suite's document with all samples has one megabyte.
  static let bytesMax = 64 << 20

  /// The bytes of a regular file of at most `limit` bytes.
  ///
  /// Nothing is read of a file that is too long, and nothing waits for the other end of a pipe.
  ///
  /// - Throws: `DocumentError.absent` or `.unreadable`.
  static func bytes(of path: String, limit: Int) throws(DocumentError) -> Data {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw error(errno, path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let kind = FileKind.words(of: status.st_mode)
      throw .unreadable(file: path, reason: "found \(kind), expected a file")
    }
    guard status.st_size <= limit else { throw tooLong(path, Int(status.st_size), limit) }
    return try content(of: descriptor, path, limit: limit)
  }

  /// Reads to the end: files of the system state no size, and a file may grow meanwhile.
  private static func content(
    of descriptor: Int32,
    _ path: String,
    limit: Int
  ) throws(DocumentError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw error(errno, path) }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw tooLong(path, data.count, limit) }
    }
  }

  private static func tooLong(_ path: String, _ count: Int, _ limit: Int) -> DocumentError {
    .unreadable(file: path, reason: "found \(count) bytes or more, expected at most \(limit)")
  }

  private static func error(_ code: Int32, _ path: String) -> DocumentError {
    code == ENOENT
      ? .absent(file: path)
      : .unreadable(file: path, reason: unsafe String(cString: strerror(code)))
  }
}

/// The kinds of files in words.
enum FileKind {
  /// The kind that a mode of the system states.
  static func words(of mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFCHR, S_IFBLK: "a device"
    case S_IFSOCK: "a socket"
    case S_IFLNK: "a symbolic link"
    default: "a file"
    }
  }
}
