import Benchmark

/// The allocations of a growing array, with and without reserved capacity.
func arrayBenchmarks() {
  Benchmark("Array.append") { benchmark in
    var array: [Int] = []
    for index in benchmark.scaledIterations {
      array.append(index)
    }
    blackHole(array)
  }

  Benchmark("Array.append, reserved") { benchmark in
    var array: [Int] = []
    array.reserveCapacity(benchmark.scaledIterations.count)
    for index in benchmark.scaledIterations {
      array.append(index)
    }
    blackHole(array)
  }

  Benchmark("Array.sort") { benchmark, numbers in
    var sorted = numbers
    benchmark.startMeasurement()
    sorted.sort()
    benchmark.stopMeasurement()
    blackHole(sorted)
  } setup: {
    pseudorandomNumbers(count: 1_000)
  }
}

/// The same numbers in every process, in pseudorandom order.
func pseudorandomNumbers(count: Int) -> [Int] {
  var state: UInt64 = 42
  return (0..<count).map { _ in
    // The multiplier and increment of Knuth's MMIX.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }
}
