import UBStatistics
import Testing

@Suite struct HolmCorrectionTests {
  @Test func theSmallestIsMultipliedByTheirNumberAndNoneFallsBelowASmallerOne() {
    let adjusted = HolmCorrection.adjusted([0.01, 0.04, 0.03, 0.005])
    let expected = [0.03, 0.06, 0.06, 0.02]
    for (found, wanted) in zip(adjusted, expected) {
      #expect((found - wanted).magnitude < 1e-12)
    }
  }

  @Test func chancesStayChances() {
    #expect(HolmCorrection.adjusted([0.7, 0.9]) == [1, 1])
    #expect(HolmCorrection.adjusted([]) == [])
    #expect(HolmCorrection.adjusted([0.2]) == [0.2])
  }
}
