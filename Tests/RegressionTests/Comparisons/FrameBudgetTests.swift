import UBRegression
import UBResults
import Testing

@Suite struct FrameBudgetTests {
  /// A result whose frames took so long.
  private func result(_ frames: [[UInt64]]) throws -> BenchmarkResult {
    var result = HistoryTests.document(evaluated: 1).results[0]
    let samples = TimeSamples(frame: frames, cpu: frames, solver: frames)
    result.time = TimeFigures(samples: samples, processor: nil)
    return result
  }

  @Test func framesOfEveryRepetitionAreHeldAgainstTheBudget() throws {
    let result = try result([[16_666_666, 16_666_667], [5, 40_000_000]])
    let budget = try #require(FrameBudget(of: result, refresh: 60, percentile: 50))
    #expect(budget.nanoseconds == 16_666_666)
    #expect(budget.percentile == 16_666_666)
    #expect(budget.max == 40_000_000)
    #expect(budget.overCount == 2)
    #expect(budget.frameCount == 4)
    #expect(budget.isMet)
    #expect(FrameBudget(of: result, refresh: 60, percentile: 75)?.isMet == false)
    #expect(FrameBudget(of: result, refresh: 120, percentile: 50)?.nanoseconds == 8_333_333)
  }

  @Test func withoutTimesThereIsNoBudget() {
    let result = HistoryTests.document(evaluated: 1).results[0]
    #expect(FrameBudget(of: result, refresh: 60, percentile: 99) == nil)
  }
}
