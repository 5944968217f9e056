import Benchmark

/// What the standard library's collections allocate while they grow.
func collectionBenchmarks() {
  Benchmark("Array.append") { benchmark in
    var array: [Int] = []
    for index in benchmark.scaledIterations {
      array.append(index)
    }
    blackHole(array)
  }
}
