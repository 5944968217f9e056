import UBInstrumentation
import UBResults
import Testing

@Suite struct CountedRunTests {
  @Test func aRunAgreesWithItself() {
    #expect(Examples.run.firstDisagreement(with: Examples.run) == nil)
  }

  @Test func everyExactNumberIsCompared() {
    let allocations = Examples.run.allocations
    let others = [
      run(frameDigests: [FrameDigest(1)]),
      run(work: [.bindingsEvaluated: 17, .bindingsEffective: 16, .writesTotal: 2]),
      run(frameDigests: [FrameDigest(1), FrameDigest(2)]),
      run(allocations: figures([3, 1], allocations.bytesByFrame, allocations.liveDelta)),
      run(allocations: figures(allocations.callsByFrame, [192, 8], allocations.liveDelta)),
      run(allocations: figures(allocations.callsByFrame, allocations.bytesByFrame, 0)),
    ]
    #expect(
      others.map { Examples.run.firstDisagreement(with: $0) } == [
        "frames: 2 and 1",
        "bindings.evaluated: 16 and 17",
        "digest of frame 2: 000000000000feed and 0000000000000002",
        "allocation calls of frame 2: 0 and 1",
        "allocated bytes of frame 2: 0 and 8",
        "allocations.live_delta: -64 and 0",
      ]
    )
  }

  private func run(
    work: WorkCounters = [
      .bindingsEvaluated: 16, .bindingsEffective: 16, .writesTotal: 2,
    ],
    frameDigests: [FrameDigest] = Examples.run.frameDigests,
    allocations: AllocationFigures = Examples.run.allocations
  ) -> CountedRun {
    CountedRun(work: work, frameDigests: frameDigests, allocations: allocations)
  }

  private func figures(_ calls: [Int], _ bytes: [Int], _ liveDelta: Int) -> AllocationFigures {
    AllocationFigures(callsByFrame: calls, bytesByFrame: bytes, liveDelta: liveDelta)
  }
}
