/// The values of some metrics, in the order taken.
///
/// Room is made beforehand and keeping a value allocates nothing, since a benchmark hands over its
/// own values while its allocations are counted.
package struct Samples {
  private var columns: [Column]

  private struct Column {
    let metric: BenchmarkMetric
    var values: [Int]
  }

  /// Room for some values of each metric.
  package init(of metrics: [BenchmarkMetric], capacity: Int) {
    columns = metrics.map { metric in
      var values: [Int] = []
      values.reserveCapacity(capacity)
      return Column(metric: metric, values: values)
    }
  }

  /// Keeps a value, if the metric is one of those asked for.
  package mutating func append(_ value: Int, of metric: BenchmarkMetric) {
    for index in columns.indices where columns[index].metric == metric {
      columns[index].values.append(value)
      return
    }
  }

  /// Forgets the values.
  package mutating func removeAll() {
    for index in columns.indices {
      columns[index].values.removeAll(keepingCapacity: true)
    }
  }

  /// The values by `BenchmarkMetric.key`; metrics without a value are left out.
  package var byKey: [String: [Int]] {
    let taken = columns.filter { !$0.values.isEmpty }.map { ($0.metric.key, $0.values) }
    return Dictionary(taken) { first, _ in first }
  }
}
