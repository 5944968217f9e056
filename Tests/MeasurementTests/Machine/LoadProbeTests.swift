import UBMeasurement
import UBResults
import Testing

@Suite struct LoadProbeTests {
  @Test func stealIsAShareOfAllTicks() {
    let before: [UInt64] = [100, 0, 50, 800, 0, 0, 0, 10, 0, 0]
    let after: [UInt64] = [150, 0, 60, 820, 0, 0, 0, 30, 40, 0]
    #expect(LoadProbe.steal(from: before, to: after) == 0.2)
    #expect(LoadProbe.steal(from: before, to: before) == nil)
    #expect(LoadProbe.steal(from: [1, 2], to: [2, 3]) == nil)
  }

  @Test func conditionsAreRead() {
    let conditions = LoadProbe().conditions()
    #expect(conditions.loadBefore >= 0)
    #expect((conditions.steal ?? 0) <= 1)
  }
}
