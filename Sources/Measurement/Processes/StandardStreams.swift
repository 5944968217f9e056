import Glibc
package import UBResults

/// The stream for people: progress and complaints.
package enum StandardError {
  /// Whether the stream goes to a terminal.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a text without adding a line break, with everything escaped that isn't text.
  package static func write(_ text: String) {
    _ = Descriptor.write(JobLog.text(text), to: STDERR_FILENO)
  }

  /// Replaces the present line of a terminal by another, or by nothing.
  package static func rewriteLine(_ text: String = "") {
    _ = Descriptor.write("\r\u{1b}[K\(TerminalText(line: text))", to: STDERR_FILENO)
  }
}

/// Text for people, who may read it in the log of a job.
private enum JobLog {
  private static let isOfGitHub = getenv("GITHUB_ACTIONS") != nil

  /// The text with everything escaped that a terminal or the job's runner would act on.
  static func text(_ text: String) -> String {
    let escaped = TerminalText(text)
    return isOfGitHub ? escaped.withoutCommands : escaped.description
  }
}

/// The stream for results; a full disk is an error there as in any file.
package enum StandardOutput {
  /// Sends everything that a body prints to standard error, so that it can't end up among results.
  package static func divert(during body: () -> Void) {
    let saved = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    body()
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    close(saved)
  }

  /// Writes a text for people and a line break, with everything escaped that isn't text.
  ///
  /// - Throws: `FileError`.
  package static func writeLine(_ text: String) throws(FileError) {
    try write(JobLog.text(text) + "\n")
  }

  /// Writes a document as it is.
  ///
  /// - Throws: `FileError`.
  package static func write(_ text: String) throws(FileError) {
    guard let code = Descriptor.write(text, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    throw FileError(file: "standard output", operation: "write", reason: reason)
  }
}

/// The stream on which a measuring process reports.
///
/// Everything that the measured code prints goes to standard error, so that it can't end up in the
/// report.
package struct ReportChannel {
  private let descriptor: CInt

  /// Takes standard output for the report and redirects everything else to standard error.
  package init() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes a text; returns whether all of it was written.
  package func write(_ text: String) -> Bool {
    Descriptor.write(text, to: descriptor) == nil
  }

  /// Writes a space, which no report minds in front of it, as a sign of progress; allocates
  /// nothing.
  func writeSpace() {
    var space = UInt8(ascii: " ")
    _ = Glibc.write(descriptor, &space, 1)
  }
}

/// The signs of progress of a long measurement, by which the reader of its report tells it from one
/// that hangs.
package struct Heartbeat {
  private let channel: ReportChannel
  private var last = Clocks.monotonic()

  /// The least nanoseconds between two signs.
  private static let interval: UInt64 = 1_000_000_000

  /// Signs on the channel of the report, which isn't written yet.
  package init(_ channel: ReportChannel) {
    self.channel = channel
  }

  /// Tells that an iteration has ended, at most once a second.
  package mutating func beat() {
    let now = Clocks.monotonic()
    guard now - last >= Self.interval else { return }
    last = now
    channel.writeSpace()
  }
}

/// Writing to an open file descriptor.
private enum Descriptor {
  /// Writes all of a text; returns the error number if that fails.
  static func write(_ text: String, to descriptor: CInt) -> CInt? {
    var rest = ArraySlice(Array(text.utf8))
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      rest = rest.dropFirst(written)
    }
    return nil
  }
}
