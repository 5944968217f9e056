import UBRegression
import UBResults
import Testing

@Suite struct TimeJudgementTests {
  private let judgement = TimeJudgement(.standard)

  @Test func aSlowdownAboveTheMarginIsSuspected() {
    #expect(finding(Launches.made(slowdown: 0.05)) == .suspected)
    #expect(finding(Launches.made(slowdown: 0.03)) == .suspected)
  }

  @Test func whatIsBelowTheMarginIsCleared() {
    #expect(finding(Launches.made(slowdown: 0)) == .cleared)
    #expect(finding(Launches.made(slowdown: 0.01)) == .cleared)
    #expect(finding(Launches.made(slowdown: -0.2)) == .cleared)
  }

  @Test func launchesThatDisagreeDecideNothing() {
    let launches = Launches.made(slowdown: 0.03, spread: 0.08, seed: 3)
    #expect(finding(launches) == .undecided)
    #expect(finding(Launches.made(slowdown: 0, spread: 0.05, seed: 3)) == .undecided)
  }

  @Test func noPairsDecideNothing() {
    #expect(finding([]) == .undecided)
  }

  /// A frame that waits takes no processor time.
  @Test func wallTimeAloneRaisesASuspicion() {
    #expect(finding(Launches.made(slowdown: 0, waiting: 0.06)) == .suspected)
  }

  /// Five pairs that all say so have a chance of 1 in 32: enough for one benchmark at a lenient
  /// significance, not for ten.
  @Test func moreBenchmarksTakeMoreEvidence() {
    var rule = TimeRule.standard
    rule.significance = 0.1
    let lenient = TimeJudgement(rule)
    let slow = Launches.made(slowdown: 0.1, count: 5).map(firstPair)
    let same = Launches.made(slowdown: 0, count: 5).map(firstPair)
    #expect(lenient.findings(of: [slow]) == [.suspected])
    let findings = lenient.findings(of: [slow] + Array(repeating: same, count: 9))
    #expect(findings[0] == .undecided)
  }

  @Test func onlyTwoStagesMakeAVerdict() {
    let slow = Launches.made(slowdown: 0.05)
    let same = Launches.made(slowdown: 0)
    func verdict(
      _ first: TimeFinding,
      _ second: TimeFinding?,
      _ launches: [PairedLaunch]
    ) -> TimeVerdict {
      judgement.verdict(
        first: first,
        second: second,
        launches: launches,
        control: Launches.made(slowdown: 0)
      )
    }
    #expect(verdict(.suspected, .suspected, slow) == .slower)
    #expect(verdict(.suspected, .cleared, same) == .unchanged)
    #expect(verdict(.suspected, .cleared, slow) == .inconclusive)
    #expect(verdict(.suspected, .undecided, slow) == .inconclusive)
    #expect(verdict(.undecided, nil, same) == .inconclusive)
    #expect(verdict(.cleared, nil, same) == .unchanged)
    #expect(verdict(.cleared, nil, Launches.made(slowdown: -0.1)) == .faster)
  }

  /// A build that did at most 0.1 % more was once found 13 % slower beside a control of
  /// -2 % [-10, +7].
  @Test func aControlAsWideAsTheSlowdownVouchesForNothing() {
    let wide = Launches.made(slowdown: 0, spread: 0.06, seed: 3)
    func verdict(_ slowdown: Double, _ control: [PairedLaunch]) -> TimeVerdict {
      judgement.verdict(
        first: .suspected,
        second: .suspected,
        launches: Launches.made(slowdown: slowdown),
        control: control
      )
    }
    #expect(judgement.holds(control: wide))
    #expect(verdict(0.05, wide) == .inconclusive)
    #expect(verdict(0.05, Launches.made(slowdown: 0)) == .slower)
    #expect(verdict(0.05, []) == .inconclusive)
    // A slowdown beyond all that the control can't tell is one.
    #expect(verdict(0.5, wide) == .slower)
  }

  @Test func aControlThatDiffersFails() {
    #expect(judgement.holds(control: Launches.made(slowdown: 0)))
    #expect(judgement.holds(control: Launches.made(slowdown: 0.008)))
    #expect(!judgement.holds(control: Launches.made(slowdown: 0.03)))
    #expect(!judgement.holds(control: Launches.made(slowdown: -0.03)))
    #expect(!judgement.holds(control: []))
  }

  /// What is only noisy is no reason to distrust every other benchmark.
  @Test func aControlThatScattersHolds() {
    #expect(judgement.holds(control: Launches.made(slowdown: 0.02, spread: 0.06, seed: 5)))
  }

  @Test func verdictsWeighAsThoseOfExactNumbers() {
    #expect(
      TimeVerdict.allCases.map(\.verdict)
        == [.unchanged, .unchanged, .inconclusive, .notComparable, .regressed]
    )
  }

  private func finding(_ launches: [PairedLaunch]) -> TimeFinding? {
    judgement.findings(of: [launches]).first
  }

  private func firstPair(of launch: PairedLaunch) -> PairedLaunch {
    var first = launch
    first.baseWall = Array(launch.baseWall.prefix(1))
    first.newWall = Array(launch.newWall.prefix(1))
    first.baseCPU = Array(launch.baseCPU.prefix(1))
    first.newCPU = Array(launch.newCPU.prefix(1))
    return first
  }
}
