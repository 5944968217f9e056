package import UBRegression
package import UBResults

/// What a run means, in one line.
package enum Conclusion {
  /// How much was measured, how much could not be, and how that compares with the baseline.
  package static func text(of document: ResultDocument, comparison: Comparison?) -> String {
    let measured = "\(document.results.count) measured, \(document.failures.count) failed"
    guard let comparison else { return "\(measured); no baseline to compare with" }
    return "\(measured); \(ComparisonReport.conclusion(of: comparison))"
  }
}
