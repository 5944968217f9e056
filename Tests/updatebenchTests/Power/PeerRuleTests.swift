import Testing
import UBResults
import UBStatistics
import calibration

@Suite struct PeerRuleTests {
  @Test(arguments: [
    (0.0, [PeerRule]()),
    (0.03, [.mannWhitney, .welch]),
    (0.08, [.quartiles, .least, .mannWhitney, .welch]),
    (0.15, [.quartiles, .least, .mannWhitney, .mannWhitneyFactor, .welch]),
    (1.2, PeerRule.allCases),
  ])
  func eachRuleFindsWhatItsThresholdLetsIt(slowdown: Double, expected: [PeerRule]) {
    let launches = launches(slowdown: slowdown)
    #expect(PeerRule.allCases.filter { $0.findsSlower(launches) } == expected)
  }

  @Test func noSamplesFindNothing() {
    #expect(PeerRule.allCases.allSatisfy { !$0.findsSlower([]) })
  }

  /// Eight launches of 25 pairs around 600 microseconds, of which a seed decides the noise.
  private func launches(slowdown: Double) -> [PairedLaunch] {
    var generator = SplitMix64(seed: 1)
    func time(_ factor: Double) -> TimeSample {
      let time = 600_000 * factor * (1 + Double.random(in: -0.02...0.02, using: &generator))
      return TimeSample(wall: UInt64(time), cpu: UInt64(time))
    }
    return (0..<8).map { index in
      var launch = PairedLaunch(processor: index % 2, isSwapped: false, framesPerSample: 10)
      for _ in 0..<25 { launch.append(base: time(1), new: time(1 + slowdown)) }
      return launch
    }
  }
}
