package import UBRegression
package import UBResults

/// A run to be exported.
package struct ExportSource: Sendable {
  /// What the run found.
  package let document: ResultDocument
  /// How it compares with a baseline; `nil` if it was not compared.
  package let comparison: Comparison?
  /// What it was held to.
  package let standard: ComparisonStandard
  /// The times of the two builds that were compared; `nil` if none were taken.
  package let times: TimesDocument?

  package init(
    _ document: ResultDocument,
    comparison: Comparison? = nil,
    standard: ComparisonStandard = .baseline,
    times: TimesDocument? = nil
  ) {
    self.document = document
    self.comparison = comparison
    self.standard = standard
    self.times = times
  }
}
