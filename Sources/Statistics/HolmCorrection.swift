/// Holm's step-down correction for testing several hypotheses at once.
///
/// The chance that any true hypothesis is rejected stays at the level, whatever the tests have to
/// do with each other.
/// Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (1979).
package enum HolmCorrection {
  /// The p-values as they may be held against one level, in the order given.
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
