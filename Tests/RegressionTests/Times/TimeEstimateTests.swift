import UBRegression
import UBResults
import Testing

@Suite struct TimeEstimateTests {
  @Test func theRatioIsTheMedianOfThePairs() throws {
    var launch = PairedLaunch(processor: 0, isSwapped: false, framesPerSample: 1)
    for new: UInt64 in [100, 110, 400] {
      launch.append(base: TimeSample(wall: 100, cpu: 200), new: TimeSample(wall: new, cpu: 200))
    }
    let wall = try #require(TimeEstimate(of: [launch, launch], by: .wall, confidence: 0.95))
    #expect((wall.ratio - 1.1).magnitude < 1e-12)
    #expect(wall.pairs == 6)
    #expect(wall.launches == 2)
    #expect(wall.pSlower == 1.0 / 16)
    let cpu = try #require(TimeEstimate(of: [launch, launch], by: .cpu, confidence: 0.95))
    #expect(cpu.ratio == 1)
    #expect(cpu.low == 1)
    #expect(cpu.high == 1)
    #expect(cpu.pSlower == 1)
  }

  /// Pairs of one launch are no witnesses of each other.
  @Test func theIntervalRestsOnLaunches() throws {
    let few = try estimate(Launches.made(slowdown: 0.05, spread: 0.02, count: 6))
    let low = try #require(few.low)
    let high = try #require(few.high)
    #expect(low < 1.05 && high > 1.05)
    #expect(high - low > 0.02)
    #expect(few.pSlower < 1e-20)
  }

  /// Base, new, new, base: the second of two in a row is faster, here by a tenth, for both alike.
  @Test func whatTheOrderAddsIsTakenOut() throws {
    var launch = PairedLaunch(processor: 0, isSwapped: false, framesPerSample: 1)
    for index in 0..<24 {
      let (base, new): (UInt64, UInt64) =
        index.isMultiple(of: 2) ? (900, 1_050) : (1_000, 945)
      launch.append(base: TimeSample(wall: base, cpu: base), new: TimeSample(wall: new, cpu: new))
    }
    let estimate = try estimate([launch, launch])
    #expect((estimate.ratio - 1.05).magnitude < 1e-3)
    #expect(estimate.pSlower < 1e-8)
    #expect(try #require(estimate.low) > 1.049)
  }

  @Test func oneLaunchHasNoInterval() throws {
    let one = try estimate(Launches.made(slowdown: 0, count: 1))
    #expect(one.low == nil)
    #expect(one.high == nil)
  }

  @Test func pairsThatAClockIsTooCoarseForAreLeftOut() throws {
    var launch = PairedLaunch(processor: nil, isSwapped: true, framesPerSample: 1)
    #expect(TimeEstimate(of: [launch], by: .cpu, confidence: 0.95) == nil)
    launch.append(base: TimeSample(wall: 9, cpu: 0), new: TimeSample(wall: 9, cpu: 5))
    #expect(TimeEstimate(of: [launch], by: .cpu, confidence: 0.95) == nil)
    #expect(try estimate([launch], by: .wall).pairs == 1)
  }

  private func estimate(
    _ launches: [PairedLaunch],
    by clock: TimeClock = .cpu
  ) throws -> TimeEstimate {
    try #require(TimeEstimate(of: launches, by: clock, confidence: 0.98))
  }
}
