import Benchmark

/// The allocations of strings that exceed the inline capacity of fifteen bytes.
func stringBenchmarks() {
  Benchmark("String, fifteen bytes") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity("fifteen") + " bytes.")
    }
  }

  Benchmark("String, sixteen bytes") { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity("sixteen,") + " bytes..")
    }
  }

  Benchmark("String.split", configuration: .init(scalingFactor: .one)) { _, text in
    blackHole(text.split(separator: ","))
  } setup: {
    (0..<1_000).map(String.init).joined(separator: ",")
  }
}
