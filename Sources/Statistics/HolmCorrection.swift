/// Holm's step-down correction for testing several hypotheses at once.
///
/// The probability of rejecting any true hypothesis stays at the level, for any dependence between
/// the tests. Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (1979).
package enum HolmCorrection {
  /// The p-values adjusted for comparison with a single level, in the given order.
  ///
  /// - Complexity: O(n log n) in the p-values.
  package static func adjusted(_ pValues: [Double]) -> [Double] {
    let order = pValues.indices.sorted { (pValues[$0], $0) < (pValues[$1], $1) }
    var adjusted = pValues
    var greatest = 0.0
    for (rank, index) in order.enumerated() {
      greatest = max(greatest, pValues[index] * Double(pValues.count - rank))
      adjusted[index] = min(1, greatest)
    }
    return adjusted
  }
}
