import Benchmark
import Foundation

private struct KnownFault: Error {}

/// Benchmarks that go wrong, each in one way.
func faults() {
  Benchmark("fault.error") { benchmark in
    benchmark.error("it is wrong")
  }
  Benchmark("fault.throw") { _ in
    throw KnownFault()
  }
  Benchmark("fault.setup") { _ in
  } setup: {
    throw KnownFault()
  }
  Benchmark("fault.teardown") { _ in
  } teardown: {
    throw KnownFault()
  }
  Benchmark("fault.crash") { _ in
    FileHandle.standardError.write(Data("it crashes on purpose\n".utf8))
    preconditionFailure("A fixture crashes where it is asked to.")
  }
  Benchmark("fault.exit") { _ in
    exit(0)
  }
  Benchmark("fault.hang") { _ in
    sleep(3_600)
  }
  Benchmark("fault.slow", configuration: .init(metrics: [.mallocCountTotal])) { _ in
    try? await Task.sleep(nanoseconds: 400_000_000)
  }
  Benchmark("fault.unmeasured", configuration: .init(metrics: [.custom("promised")])) { _ in
  }
  Benchmark("fault.nondeterministic") { _ in
    // Seeded by the process, unless hashing is deterministic.
    for _ in 0..<abs("seed".hashValue % 1_000) + 1 {
      Block.make()
    }
  }
  if Skew.isSet("escape") {
    Benchmark("fault.\u{1b}[2J") { _ in }
  }
  if Skew.isSet("path") {
    Benchmark("fault/../../x") { _ in }
  }
  if Skew.isSet("duplicate") {
    Benchmark("fault.error") { _ in }
  }
}
