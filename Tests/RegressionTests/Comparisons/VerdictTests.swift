import UBRegression
import Testing

@Suite struct VerdictTests {
  @Test func theOrderOfWeightIsThatOfTheExitStatus() {
    let order: [Verdict] = [
      .unchanged, .inconclusive, .moved, .improved, .notComparable, .expired,
      .regressed,
    ]
    for (index, verdict) in order.enumerated() {
      #expect(Verdict.decisive(among: order[...index]) == verdict)
      #expect(Verdict.decisive(among: order[...index].reversed()) == verdict)
    }
  }

  @Test func nothingIsUnchanged() {
    #expect(Verdict.decisive(among: []) == .unchanged)
  }
}
