/// The input and output of all threads of this process.
package struct InputOutputUsage: Equatable, Sendable {
  /// The calls of `read` and similar functions.
  package var readCalls: Int
  /// The calls of `write` and similar functions.
  package var writeCalls: Int
  /// The bytes read by those calls from any source.
  package var readBytes: Int
  /// The bytes written by those calls.
  package var writtenBytes: Int
  /// The bytes read from disks.
  package var diskReadBytes: Int
  /// The bytes to be written to disks.
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

  /// The difference of two readings.
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
