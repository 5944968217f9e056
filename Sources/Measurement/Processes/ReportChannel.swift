import Glibc

/// The channel to which a measuring process writes its report.
///
/// The workload's own output goes to standard error, so that it can't corrupt the report.
package struct ReportChannel {
  private let descriptor: CInt

  /// Reserves standard output for the report and redirects all other output to standard error.
  package init() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes a whole text; returns whether that succeeded.
  package func write(_ text: String) -> Bool {
    Descriptor.write(text, to: descriptor) == nil
  }
}
