import UBStatistics
import Testing

@Suite struct PercentilesTests {
  @Test func aPercentileIsASampleThatWasTaken() throws {
    // The worked example of the nearest-rank method: ordinal ranks 1, 2, 2, 3, 5.
    let percentiles = try #require(Percentiles(of: [50, 15, 40, 20, 35]))
    #expect([5, 30, 40, 50, 100].map { percentiles($0) } == [15, 20, 20, 35, 50])
    #expect(percentiles.count == 5)
    #expect(percentiles.max == 50)
  }

  @Test func percentileZeroIsTheSmallest() throws {
    let percentiles = try #require(Percentiles(of: [7, 3]))
    #expect(percentiles(0) == 3)
    #expect(percentiles(50) == 3)
    #expect(percentiles(51) == 7)
  }

  @Test func ranksOfAHundredSamplesArePercents() throws {
    let percentiles = try #require(Percentiles(of: Array(1...100)))
    #expect((1...100).allSatisfy { percentiles($0) == UInt64($0) })
  }

  @Test func noSamplesHaveNoPercentiles() {
    #expect(Percentiles(of: []) == nil)
  }

  @Test func aPercentageBeyondAHundredIsRefused() async {
    await #expect(processExitsWith: .failure) {
      _ = Percentiles(of: [1])?(101)
    }
  }
}
