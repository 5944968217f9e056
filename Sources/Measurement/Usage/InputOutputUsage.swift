/// What this process has read and written, of every thread.
package struct InputOutputUsage: Equatable, Sendable {
  /// Calls of `read` and its relatives.
  package var readCalls: Int
  /// Calls of `write` and its relatives.
  package var writeCalls: Int
  /// Bytes those calls read, from wherever.
  package var readBytes: Int
  /// Bytes those calls wrote.
  package var writtenBytes: Int
  /// Bytes that came from a disk.
  package var diskReadBytes: Int
  /// Bytes that are to go to a disk.
  package var diskWrittenBytes: Int

  package init(
    readCalls: Int,
    writeCalls: Int,
    readBytes: Int,
    writtenBytes: Int,
    diskReadBytes: Int,
    diskWrittenBytes: Int
  ) {
    self.readCalls = readCalls
    self.writeCalls = writeCalls
    self.readBytes = readBytes
    self.writtenBytes = writtenBytes
    self.diskReadBytes = diskReadBytes
    self.diskWrittenBytes = diskWrittenBytes
  }

  /// What was added between two readings.
  package static func - (new: InputOutputUsage, old: InputOutputUsage) -> InputOutputUsage {
    InputOutputUsage(
      readCalls: new.readCalls - old.readCalls,
      writeCalls: new.writeCalls - old.writeCalls,
      readBytes: new.readBytes - old.readBytes,
      writtenBytes: new.writtenBytes - old.writtenBytes,
      diskReadBytes: new.diskReadBytes - old.diskReadBytes,
      diskWrittenBytes: new.diskWrittenBytes - old.diskWrittenBytes
    )
  }
}
