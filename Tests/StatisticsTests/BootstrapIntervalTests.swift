import UBStatistics
import Testing

@Suite struct BootstrapIntervalTests {
  @Test func aSeedGivesTheSameInterval() throws {
    let samples = (1...50).map(Double.init)
    let first = try #require(BootstrapInterval(ofMedianOf: samples, seed: 7))
    let second = try #require(BootstrapInterval(ofMedianOf: samples, seed: 7))
    #expect(first == second)
    #expect(first.low < 25.5 && first.high > 25.5)
    #expect(first.low >= 15 && first.high <= 36)
  }

  @Test func moreConfidenceIsWider() throws {
    let samples = (1...50).map(Double.init)
    let narrow = try #require(BootstrapInterval(ofMedianOf: samples, confidence: 0.5, seed: 7))
    let wide = try #require(BootstrapInterval(ofMedianOf: samples, confidence: 0.99, seed: 7))
    #expect(wide.low < narrow.low)
    #expect(wide.high > narrow.high)
  }

  @Test func equalSamplesLeaveNoDoubt() throws {
    let interval = try #require(BootstrapInterval(ofMedianOf: [4, 4, 4], seed: 1))
    #expect(interval.low == 4)
    #expect(interval.high == 4)
  }

  /// The interval holds the true median about as often as it claims.
  @Test func coverageIsNearTheConfidence() throws {
    var generator = SplitMix64(seed: 11)
    var hits = 0
    for trial in 0..<200 {
      let samples = (0..<40).map { _ in Double.random(in: 0..<1, using: &generator) }
      let interval = try #require(
        BootstrapInterval(ofMedianOf: samples, resamples: 400, seed: UInt64(trial))
      )
      hits += interval.low <= 0.5 && 0.5 <= interval.high ? 1 : 0
    }
    #expect((178...200).contains(hits))
  }

  @Test func noSamplesHaveNoInterval() {
    #expect(BootstrapInterval(ofMedianOf: [], seed: 1) == nil)
  }
}
