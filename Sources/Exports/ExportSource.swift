package import Regression
package import Results

/// A run to be exported.
package struct ExportSource: Sendable {
  /// What the run found.
  package let document: ResultDocument
  /// How it compares with a baseline; `nil` if it was not compared.
  package let comparison: Comparison?

  package init(_ document: ResultDocument, comparison: Comparison? = nil) {
    self.document = document
    self.comparison = comparison
  }
}
