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
    (1, .max, "allocations.bytes 1 -> 9223372036854775807 (+9223372036854775806)"),
  ])
  func numbersAreNotRounded(old: Int, new: Int, text: String) {
    let difference = MetricDifference(.allocationBytes, from: old, to: new)
    #expect(difference.description == text)
  }

  @Test func thePercentileAndThePartsAreNamed() {
    let difference = MetricDifference(.instructions, .p90, from: 4, to: 9, parts: "layout +5")
    #expect(difference.description == "instructions.own p90 4 -> 9 (+5, +125.0 %): layout +5")
  }

  @Test func everyPolarityHasItsVerdict() {
    let polarities: [Metric.Polarity] = [
      .prefersSmaller, .prefersLarger, .account, .behaviour, .unknown, .informational,
    ]
    func verdicts(from old: Int, to new: Int) -> [Verdict] {
      polarities.map {
        MetricDifference(Metric("a", source: .other, polarity: $0), from: old, to: new).verdict
      }
    }
    #expect(
      verdicts(from: 1, to: 2) == [
        .regressed, .improved, .moved, .notComparable, .notComparable, .moved,
      ]
    )
    #expect(
      verdicts(from: 2, to: 1) == [
        .improved, .regressed, .moved, .notComparable, .notComparable, .moved,
      ]
    )
    #expect(verdicts(from: 1, to: 1).allSatisfy { $0 == .unchanged })
  }
}
