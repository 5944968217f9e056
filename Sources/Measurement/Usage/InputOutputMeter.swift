/// Reads the input and output totals of this process.
package struct InputOutputMeter: Sendable {
  private let file: ProcessFile

  private static let keys: [StaticString] = [
    "syscr:", "syscw:", "rchar:", "wchar:", "read_bytes:", "write_bytes:",
  ]

  /// Makes a meter; `nil` if the kernel doesn't keep these totals.
  package init?() {
    guard let file = ProcessFile("io"), !file.read(Self.keys).values.contains(nil) else {
      return nil
    }
    self.file = file
  }

  /// The current totals, and the bytes by which the reading itself increases them; it also adds one
  /// read call.
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
