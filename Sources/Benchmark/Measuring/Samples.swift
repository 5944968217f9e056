/// The recorded values of several metrics, in order.
///
/// Memory is reserved beforehand, so that recording allocates nothing: a benchmark records its own
/// values while its allocations are counted.
package struct Samples {
  private var columns: [Column]

  private struct Column {
    let metric: BenchmarkMetric
    var values: [Int]
  }

  /// Reserves memory for a number of values of each metric.
  package init(of metrics: [BenchmarkMetric], capacity: Int) {
    columns = metrics.map { metric in
      var values: [Int] = []
      values.reserveCapacity(capacity)
      return Column(metric: metric, values: values)
    }
  }

  /// Records a value, if the metric is among the requested ones.
  package mutating func append(_ value: Int, of metric: BenchmarkMetric) {
    for index in columns.indices where columns[index].metric == metric {
      columns[index].values.append(value)
      return
    }
  }

  /// Drops all values.
  package mutating func removeAll() {
    for index in columns.indices {
      columns[index].values.removeAll(keepingCapacity: true)
    }
  }

  /// The values by `BenchmarkMetric.key`, without metrics that have none.
  package var byKey: [String: [Int]] {
    let taken = columns.filter { !$0.values.isEmpty }.map { ($0.metric.key, $0.values) }
    return Dictionary(taken) { first, _ in first }
  }
}
