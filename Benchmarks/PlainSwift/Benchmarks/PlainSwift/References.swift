import Benchmark

private final class Node {
  let value: Int
  let next: Node?

  init(value: Int, next: Node?) {
    self.value = value
    self.next = next
  }
}

/// The retains and releases of making, traversing and freeing a list of objects, and the
/// instructions with `--instructions`.
func referenceBenchmarks() {
  Benchmark(
    "Class, list of objects",
    configuration: .init(metrics: BenchmarkMetric.arc + [.mallocCountTotal, .instructions])
  ) { benchmark in
    var list: Node?
    for value in benchmark.scaledIterations {
      list = Node(value: value, next: list)
    }
    var sum = 0
    var node = list
    while let current = node {
      sum += current.value
      node = current.next
    }
    blackHole(sum)
  }
}
