import UBInstrumentation
import UBResults
import Testing

@Suite struct BenchmarkResultTests {
  @Test func figuresFollowFromTheRun() {
    let result = Examples.result
    #expect(result.frames == 2)
    #expect(result.digest == FrameDigest(combining: [FrameDigest(1), FrameDigest(0xfeed)]))
    #expect(result.identity.description == "list-scroll.steady[delta=44] propertyPass")
  }

  @Test func everyCounterIsWrittenZerosToo() {
    #expect(Set(Examples.result.counts.keys) == Set(Counter.allCases.map(\.key)))
    #expect(
      Examples.result.counts.filter { $0.value != 0 } == [
        "bindings.evaluated": 16, "bindings.effective": 16, "writes.total": 2,
      ]
    )
  }

  @Test func allocationFiguresAddUpFrames() {
    let figures = Examples.run.allocations
    #expect(figures.calls == 3)
    #expect(figures.bytes == 192)
    #expect(figures.callsPerFrame == 1.5)
    #expect(figures.bytesPerFrame == 96)
    #expect(figures.framesWithout == 1)
    #expect(figures.liveDelta == -64)
  }

  @Test func timesPoolEveryRepetition() throws {
    let time = try #require(Examples.result.time)
    #expect(time.frameCount == 4)
    #expect(time.repetitions == 2)
    #expect([time.frame.p50, time.frame.p90, time.frame.p95, time.frame.p99] == [20, 40, 40, 40])
    #expect(time.frame.max == 40)
    #expect(time.cpu.p50 == 19)
    #expect(time.solverPerFrame == 2.5)
  }

  @Test func noSamplesAreNoTimes() {
    #expect(TimeFigures(samples: TimeSamples(), processor: nil) == nil)
    #expect(TimeFigures(samples: TimeSamples(frame: [[]], cpu: [[]]), processor: nil) == nil)
  }

  @Test func amplificationOverNothingIsNoRatio() {
    #expect(Amplification(evaluated: 16, oracle: 8).ratio == 2)
    #expect(Amplification(evaluated: 16, oracle: 0).ratio == nil)
  }

  @Test func labelsNameWhatIsNotTheDefault() {
    #expect(EntryIdentity.label(benchmark: "a.b", changed: []) == "a.b")
    #expect(
      EntryIdentity.label(benchmark: "a.b", changed: [("c", "1"), ("d", "2x3")])
        == "a.b[c=1,d=2x3]"
    )
  }

  @Test func identitiesSortByLabelAndThenByStrategy() {
    let identities = [("b", "a"), ("a", "z"), ("a", "b")].map {
      EntryIdentity(label: $0, strategy: $1)
    }
    #expect(identities.sorted().map(\.description) == ["a b", "a z", "b a"])
  }
}
