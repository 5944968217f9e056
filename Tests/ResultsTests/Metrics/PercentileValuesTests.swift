import UBResults
import Testing

@Suite struct PercentileValuesTests {
  @Test func percentilesAreValuesThatWereTaken() throws {
    let values = try #require(PercentileValues(of: Array(1...200).reversed()))
    let percentiles = Percentile.allCases.map { values[$0] }
    #expect(percentiles == [1, 50, 100, 150, 180, 198, 200])
    #expect(values.constant == nil)
  }

  @Test func negativeValuesComeBeforePositiveOnes() throws {
    let values = try #require(PercentileValues(of: [5, -7, 0, .max, .min]))
    let percentiles = Percentile.allCases.map { values[$0] }
    #expect(percentiles == [.min, -7, 0, 5, .max, .max, .max])
  }

  @Test func oneValueIsEveryPercentile() {
    #expect(PercentileValues(of: [4, 4]) == PercentileValues(constant: 4))
    #expect(PercentileValues(of: [4, 4])?.constant == 4)
    #expect(PercentileValues(of: []) == nil)
  }
}
