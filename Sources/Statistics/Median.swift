/// The median of the samples: the middle one or the mean of the two middle ones; `nil` if empty.
///
/// - Complexity: O(n log n) in the samples.
package func median(of samples: [Double]) -> Double? {
  guard !samples.isEmpty else { return nil }
  let sorted = samples.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
