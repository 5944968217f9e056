import Benchmark
import Foundation

// A suite in the older language mode: a closure without a type, and the older names.
let benchmarks = {
  Benchmark.startupHook = {}
  Benchmark.shutdownHook = {}
  Benchmark.defaultConfiguration.metrics = [.mallocCountTotal]
  Benchmark.defaultConfiguration.timeUnits = .nanoseconds

  var total = 0
  Benchmark("swift5.captures") { benchmark in
    for index in benchmark.scaledIterations {
      total += index
    }
    Benchmark.blackHole(total)
  }
  Benchmark("swift5.date", configuration: .init(scalingFactor: .kilo)) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(Date())
    }
  }
}
