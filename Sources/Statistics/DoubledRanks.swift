/// The ranks of values, doubled so that the mean ranks of ties are integers.
package struct DoubledRanks {
  /// Twice the rank of each value, from 2; equal values share the mean of their ranks.
  package let ranks: [Int]
  /// The sizes of the groups of equal values.
  package let ties: [Int]

  /// Ranks the values.
  ///
  /// - Complexity: O(n log n) in the values.
  package init(of values: [Double]) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Int](repeating: 0, count: values.count)
    var ties: [Int] = []
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count, values[order[end + 1]] == values[order[start]] {
        end += 1
      }
      for position in start...end {
        ranks[order[position]] = start + end + 2
      }
      if end > start { ties.append(end - start + 1) }
      start = end + 1
    }
    self.ranks = ranks
    self.ties = ties
  }
}
