import Glibc

/// Where a measuring process writes its report.
///
/// Whatever the workload prints goes to standard error, so that it can't end up in the report.
package struct ReportChannel {
  private let descriptor: CInt

  /// Takes standard output for the report and sends everything else to standard error.
  package init() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes all of the text; returns whether that succeeded.
  package func write(_ text: String) -> Bool {
    Descriptor.write(text, to: descriptor) == nil
  }
}
