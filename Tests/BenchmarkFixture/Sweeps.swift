import Benchmark

/// Benchmarks that differ in a numeric tag.
///
/// `sweep.blocks` makes a block for each unit of its size, and `growth` makes that quadratic;
/// `sweep.none` makes no block unless `growth` is set, and `sweep.time` counts nothing.
func sweeps() {
  for size in [8, 16, 32, 64] {
    let tags = ["size": "\(size)"]
    let configuration = Benchmark.Configuration(
      metrics: [.mallocCountTotal, .wallClock],
      tags: tags
    )
    Benchmark("sweep.blocks", configuration: configuration) { _ in
      for _ in 0..<size + Skew.amount("growth") * size * size {
        Block.make()
      }
    }
    Benchmark("sweep.time", configuration: .init(metrics: [.wallClock], tags: tags)) { _ in
      for _ in 0..<identity(100 * size) {
        blackHole(0)
      }
    }
    Benchmark("sweep.none", configuration: .init(tags: tags)) { _ in
      for _ in 0..<Skew.amount("growth") {
        Block.make()
      }
    }
  }
}
