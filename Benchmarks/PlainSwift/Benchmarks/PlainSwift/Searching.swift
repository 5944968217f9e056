import Benchmark

private let comparisons = BenchmarkMetric.custom("comparisons", useScalingFactor: false)

/// The number of comparisons in a search, counted by the benchmark itself.
func searchBenchmarks() {
  Benchmark(
    "binary search",
    configuration: .init(
      metrics: [.wallClock, .mallocCountTotal, comparisons],
      scalingFactor: .one
    )
  ) { benchmark, numbers in
    var count = 0
    for number in numbers {
      blackHole(binarySearch(for: number, in: numbers, comparisonCount: &count))
    }
    benchmark.measurement(comparisons, count)
  } setup: {
    Array(0..<1_000)
  }
}

private func binarySearch(for number: Int, in sorted: [Int], comparisonCount: inout Int) -> Int? {
  var range = 0..<sorted.count
  while !range.isEmpty {
    let middle = range.lowerBound + range.count / 2
    comparisonCount += 1
    if sorted[middle] == number { return middle }
    range = sorted[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
  }
  return nil
}
