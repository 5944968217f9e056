import Measurement
import Results
import Testing

@Suite(.serialized) struct PassTests {
  @Test func countingWarmsUpThenCountsEachRun() throws {
    ScriptedRun.log = []
    let report = try countingReport(runCount: 2)
    let oneRun = ["make", "step 1", "digest", "step 2", "digest", "step 3", "digest"]
    #expect(ScriptedRun.log == oneRun + oneRun + oneRun)
    #expect(report.runs.count == 2)
    let run = report.runs[0]
    #expect(
      run.counts.filter { $0.value != 0 } == ["bindings.evaluated": 6, "cells.peak": 3]
    )
    #expect(run.frameDigests == [101, 103, 106].map { FrameDigest($0) })
    #expect(run.allocations.callsByFrame.count == 3)
  }

  @Test func timingWarmsUpAndDigestsNothing() throws {
    ScriptedRun.log = []
    let report = try TimingPass.report(repetitions: 2) { ScriptedRun(frameCount: 3) }
    let oneRun = ["make", "step 1", "step 2", "step 3"]
    #expect(ScriptedRun.log == oneRun + oneRun + oneRun)
    #expect(report.samples.frame.map(\.count) == [3, 3])
    #expect(report.samples.cpu.map(\.count) == [3, 3])
    #expect(report.samples.solver == [[10, 20, 30], [10, 20, 30]])
    #expect(report.processor != nil)
  }

  @Test func aRunWithoutFramesHasNoNumbers() throws {
    let report = try TimingPass.report(repetitions: 1) { ScriptedRun(frameCount: 0) }
    #expect(report.samples.frame == [[]])
  }

  /// Other threads of the test process may disturb the meter's check of the allocator.
  private func countingReport(runCount: Int) throws -> CountingReport {
    for _ in 0..<200 {
      if (try? AllocationMeter()) == nil { continue }
      ScriptedRun.log = []
      let report = try? CountingPass.report(runCount: runCount) { ScriptedRun(frameCount: 3) }
      if let report { return report }
    }
    return try CountingPass.report(runCount: runCount) { ScriptedRun(frameCount: 3) }
  }
}
