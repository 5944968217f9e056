/// Reads what this process has read and written.
package struct InputOutputMeter: Sendable {
  private let file: ProcessFile

  private static let keys: [StaticString] = [
    "syscr:", "syscw:", "rchar:", "wchar:", "read_bytes:", "write_bytes:",
  ]

  /// A meter; `nil` where the kernel keeps no such account.
  package init?() {
    guard let file = ProcessFile("io"), !file.read(Self.keys).values.contains(nil) else {
      return nil
    }
    self.file = file
  }

  /// The totals now, and what they will have grown by for the reading itself: one call, and the
  /// bytes of the account's text.
  package func read() -> (usage: InputOutputUsage, readingBytes: Int) {
    let (values, length) = file.read(Self.keys)
    let numbers = values.map { $0 ?? 0 }
    let usage = InputOutputUsage(
      readCalls: numbers[0],
      writeCalls: numbers[1],
      readBytes: numbers[2],
      writtenBytes: numbers[3],
      diskReadBytes: numbers[4],
      diskWrittenBytes: numbers[5]
    )
    return (usage, length)
  }
}
