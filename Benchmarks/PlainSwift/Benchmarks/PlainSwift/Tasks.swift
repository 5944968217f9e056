import Benchmark

private actor Total {
  private(set) var value = 0

  func add(_ number: Int) {
    value += number
  }
}

/// The allocations of asynchronous code, which depend on scheduling and therefore have thresholds.
func taskBenchmarks() {
  let configuration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput, .cpuTotal, .mallocCountTotal],
    scalingFactor: .one,
    thresholds: [.mallocCountTotal: .init(absolute: [.p50: 2])]
  )

  Benchmark("Actor.call", configuration: configuration) { _ in
    let total = Total()
    for number in 0..<1_000 {
      await total.add(number)
    }
    blackHole(await total.value)
  }

  Benchmark("Task.value", configuration: configuration) { _ in
    let task = Task { identity(42) }
    blackHole(await task.value)
  }
}
