import UBStatistics
import Testing

@Suite struct MedianTests {
  @Test func theMiddleOfAnOddNumberOfSamples() {
    #expect(median(of: [9, 1, 5]) == 5)
  }

  @Test func theMeanOfTheTwoMiddleSamples() {
    #expect(median(of: [9, 1, 5, 2]) == 3.5)
  }

  @Test func noSamplesHaveNoMedian() {
    #expect(median(of: []) == nil)
  }
}
