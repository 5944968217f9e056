import UBSuites
import Testing
import UpdatePipeline
import UBWorkloads

/// A strategy that shows something else than the naive recompute, at any frame, is wrong.
@Suite struct DigestTests {
  @Test func everyStrategyShowsTheSameAtEveryFrame() throws {
    for benchmark in Catalogue.standard.benchmarks {
      let truth = try WorkloadRun(benchmark, under: .fullRecompute).digests
      #expect(Set(truth).count > 1 || benchmark.name == Idle.definition.name)
      for strategy in UpdateStrategy.standard where strategy != .fullRecompute {
        let shown = try WorkloadRun(benchmark, under: strategy).digests
        #expect(shown == truth, "\(benchmark.name) under \(strategy.name)")
      }
    }
  }
}
