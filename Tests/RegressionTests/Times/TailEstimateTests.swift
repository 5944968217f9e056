import UBRegression
import UBResults
import Testing

@Suite struct TailEstimateTests {
  private let judgement = TimeJudgement(.standard)
  /// One frame of a hundred takes three times as long; medians don't move.
  private let heavy = Launches.made(slowdown: 0, heavyStride: 10)
  private let same = Launches.made(slowdown: 0)

  @Test func slowFramesAreCountedPairByPair() throws {
    let tail = try #require(TailEstimate(of: heavy))
    #expect((tail.pairs, tail.slower, tail.faster) == (200, 24, 0))
    #expect((tail.pSlower / 0x1p-24 - 1).magnitude < 1e-9)
    let none = try #require(TailEstimate(of: same))
    #expect((none.pairs, none.slower, none.faster, none.pSlower) == (200, 0, 0, 1))
  }

  @Test func rareSlowFramesAreARegression() {
    #expect(judgement.findings(of: [heavy, same]) == [.suspected, .cleared])
    #expect(verdict(heavy, control: same) == .slower)
  }

  /// Interruptions slow down frames of both builds.
  @Test func slowFramesOfBothBuildsAreNoise() {
    let noisy = Launches.made(slowdown: 0, noiseStride: 4)
    #expect(judgement.findings(of: [noisy]) == [.cleared])
    #expect(!judgement.needsMorePairs(than: noisy, after: .cleared))
  }

  @Test func fewSlowFramesAskForMorePairs() {
    let few = Launches.made(slowdown: 0, heavyStride: 25)
    #expect(judgement.findings(of: [few]) == [.cleared])
    #expect(judgement.needsMorePairs(than: few, after: .cleared))
    #expect(!judgement.needsMorePairs(than: heavy, after: .suspected))
    #expect(judgement.needsMorePairs(than: same, after: .undecided))
    #expect(judgement.findings(of: [few + few]) == [.suspected])
  }

  @Test func aControlWithSlowFramesVouchesForNone() {
    #expect(verdict(heavy, control: heavy) == .inconclusive)
    #expect(verdict(heavy, control: []) == .inconclusive)
  }

  @Test func untimedFramesShowNothing() {
    var untimed = heavy
    for index in untimed.indices {
      untimed[index].baseSlowest = nil
      untimed[index].newSlowest = nil
    }
    #expect(TailEstimate(of: untimed) == nil)
    #expect(judgement.findings(of: [untimed]) == [.cleared])
  }

  private func verdict(_ launches: [PairedLaunch], control: [PairedLaunch]) -> TimeVerdict {
    judgement.verdict(
      first: .suspected,
      second: .suspected,
      launches: launches,
      control: control
    )
  }
}
