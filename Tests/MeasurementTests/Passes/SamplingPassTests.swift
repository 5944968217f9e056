import UBMeasurement
import UBResults
import Testing

@Suite(.serialized) struct SamplingPassTests {
  @Test func framesComeRoundInOrder() throws {
    ScriptedRun.log = []
    var pass = try SamplingPass(ScriptedRun(frameCount: 3))
    _ = pass.sample(frameCount: 2)
    _ = pass.sample(frameCount: 5)
    #expect(ScriptedRun.log == ["make"] + [1, 2, 3, 1, 2, 3, 1].map { "step \($0)" })
  }

  @Test func theSlowestFrameIsPartOfTheSample() throws {
    var pass = try SamplingPass(ScriptedRun(frameCount: 3))
    let sample = pass.sample(frameCount: 6)
    let slowest = try #require(sample.slowest)
    #expect(slowest > 0)
    #expect(slowest < sample.cpu)
    #expect(slowest * 6 >= sample.cpu)
  }

  @Test func aRunWithoutFramesIsRefused() {
    #expect(throws: SamplingError.noFrames) { try SamplingPass(ScriptedRun(frameCount: 0)) }
    #expect(throws: SamplingError.noFrames) {
      try InstructionPass.step([{ ScriptedRun(frameCount: 0) }])
    }
  }

  @Test func instructionsAreThoseOfASecondRun() throws {
    ScriptedRun.log = []
    try InstructionPass.step([{ ScriptedRun(frameCount: 2) }, { ScriptedRun(frameCount: 30) }])
    let short = ["make", "step 1", "step 2", "make"]
    let long = ["make"] + (1...InstructionPass.frameCountMax).map { "step \($0)" } + ["make"]
    let counted = [short, long].flatMap { $0.dropFirst().dropLast() }
    #expect(ScriptedRun.log == short + long + counted)
  }
}
