import UBRegression
import UBResults
import Testing

@Suite struct MetricDifferenceTests {
  @Test(arguments: [
    (1_000, 1_010, "allocations.bytes 1000 -> 1010 (+10, +1.0 %)"),
    (1_000, 1_000, "allocations.bytes 1000 -> 1000 (0, +0.0 %)"),
    (3, 2, "allocations.bytes 3 -> 2 (-1, -33.3 %)"),
    (1_000_000, 1_000_001, "allocations.bytes 1000000 -> 1000001 (+1, +0.0 %)"),
    (0, 5, "allocations.bytes 0 -> 5 (+5)"),
    (-64, 64, "allocations.bytes -64 -> 64 (+128, +200.0 %)"),
  ])
  func numbersAreNotRounded(old: Int, new: Int, text: String) {
    let difference = MetricDifference(metric: .allocationBytes, old: old, new: new)
    #expect(difference.description == text)
  }
}
