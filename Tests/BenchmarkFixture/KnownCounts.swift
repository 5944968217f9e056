import Benchmark
import Foundation

/// A block of 64 bytes: sixteen of header and forty-eight of content.
final class Block {
  private var content = InlineArray<6, UInt64>(repeating: 0)

  /// Makes a block that escapes, so that the optimizer can't drop it, and frees it.
  @inline(never)
  @_optimize(none)
  static func make() {
    Block().content[0] = 1
  }

  /// Makes a block that is never freed.
  @inline(never)
  @_optimize(none)
  static func leak() {
    _ = unsafe Unmanaged.passRetained(Block())
  }
}

/// Benchmarks with known allocations: `known.blocks` makes three blocks, `known.leak` makes two and
/// frees none, `known.large` makes a large block, `known.part` makes four and measures one.
func knownCounts() {
  let heap: [BenchmarkMetric] = [
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
  ]
  Benchmark("known.blocks", configuration: .init(metrics: heap)) { _ in
    for _ in 0..<3 + Skew.amount("blocks") {
      Block.make()
    }
  }
  Benchmark("known.leak", configuration: .init(metrics: heap)) { _ in
    Block.leak()
    Block.leak()
  }
  Benchmark("known.large", configuration: .init(metrics: heap)) { _ in
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
    unsafe blackHole(memory)
    unsafe memory.deallocate()
  }
  Benchmark("known.part", configuration: .init(metrics: heap)) { benchmark in
    Block.make()
    benchmark.startMeasurement()
    Block.make()
    benchmark.stopMeasurement()
    Block.make()
    Block.make()
  }
  Benchmark("known.scaled", configuration: .init(metrics: heap, scalingFactor: .kilo)) {
    benchmark in
    for _ in benchmark.scaledIterations {
      Block.make()
    }
  }
  thresholds()
}

/// Benchmarks with thresholds, some of which call the system.
private func thresholds() {
  Benchmark(
    "known.threshold",
    configuration: .init(
      metrics: [.mallocCountTotal],
      thresholds: [.mallocCountTotal: .init(absolute: [.p90: 2])]
    )
  ) { _ in
    for _ in 0..<10 + Skew.amount("blocks") {
      Block.make()
    }
  }
  Benchmark(
    "known.zero",
    configuration: .init(
      metrics: [.mallocCountTotal],
      thresholds: [.mallocCountTotal: .init(relative: [.p50: 5, .p90: 5])]
    )
  ) { _ in
    for _ in 0..<Skew.amount("blocks") {
      Block.make()
    }
  }
  Benchmark(
    "known.unavailable",
    configuration: .init(
      metrics: [.mallocCountTotal, .syscalls],
      thresholds: [.syscalls: .relaxed]
    )
  ) { _ in
  }
  Benchmark(
    "known.time",
    configuration: .init(metrics: [.wallClock], thresholds: [.wallClock: .relaxed])
  ) { _ in
    usleep(200)
  }
  Benchmark("known.rounds", configuration: .init(metrics: [.mallocCountTotal, .wallClock])) { _ in
    for _ in 0..<identity(20_000 + Skew.amount("rounds")) {
      blackHole(0)
    }
  }
  Benchmark("known.instructions", configuration: .init(metrics: [.instructions])) { _ in
    for _ in 0..<identity(10_000 + Skew.amount("rounds")) {
      blackHole(0)
    }
  }
  Benchmark("known.calls", configuration: .init(metrics: [.syscalls])) { _ in
    for _ in 0..<5 {
      getppid()
    }
  } setup: {
    // A thread that is still getting ready when the iterations could begin.
    Thread.detachNewThread {
      for _ in 0..<10_000 {
        getppid()
      }
    }
  }
  Benchmark("known.write", configuration: .init(metrics: .disk)) { _ in
    let descriptor = unsafe open("/dev/null", O_WRONLY)
    let bytes = [UInt8](repeating: 0, count: 100)
    for _ in 0..<3 {
      _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    }
    close(descriptor)
  }
}
