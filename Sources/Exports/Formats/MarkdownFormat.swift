import UBReports

/// The report for a pull request, one run after the other.
enum MarkdownFormat {
  /// The text of runs.
  static func text(of sources: [ExportSource]) -> String {
    sources
      .map { MarkdownReport.text(of: $0.document, comparison: $0.comparison) }
      .joined(separator: "\n")
  }
}
