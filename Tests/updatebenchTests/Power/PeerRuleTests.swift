import UBRegression
import UBResults
import Testing

@Suite struct PeerRuleTests {
  @Test(arguments: [
    (0.0, [PeerRule]()),
    (0.03, [.mannWhitney, .welch]),
    (0.08, [.quartiles, .least, .mannWhitney, .welch]),
    (0.15, [.quartiles, .least, .mannWhitney, .mannWhitneyFactor, .welch]),
    (1.2, PeerRule.allCases),
  ])
  func eachRuleFindsWhatItsThresholdLetsIt(slowdown: Double, expected: [PeerRule]) {
    let launches = Launches.made(slowdown: slowdown, spread: 0, noise: 0.02)
    #expect(PeerRule.allCases.filter { $0.findsSlower(launches) } == expected)
  }

  @Test func noSamplesFindNothing() {
    #expect(PeerRule.allCases.allSatisfy { !$0.findsSlower([]) })
  }
}
