import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// A strategy that shows something else than the naive recompute, at any frame, is wrong.
@Suite struct DigestTests {
  @Test func everyStrategyShowsTheSameAtEveryFrame() throws {
    for benchmark in Catalogue.standard.benchmarks {
      let truth = try digests(of: benchmark, under: .fullRecompute)
      #expect(Set(truth).count > 1 || benchmark.name == Idle.definition.name)
      for strategy in UpdateStrategy.standard where strategy != .fullRecompute {
        let shown = try digests(of: benchmark, under: strategy)
        #expect(shown == truth, "\(benchmark.name) under \(strategy.name)")
      }
    }
  }

  private func digests(
    of benchmark: BenchmarkDefinition,
    under strategy: UpdateStrategy
  ) throws -> [UInt64] {
    try WorkloadRun(benchmark.workload, benchmark.settings, under: strategy).digests
  }
}
