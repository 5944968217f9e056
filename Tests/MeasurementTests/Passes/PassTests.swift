import UBMeasurement
import UBResults
import Testing

@Suite(.serialized) struct PassTests {
  @Test func countingWarmsUpThenCountsEachRun() throws {
    ScriptedRun.log = []
    let report = try countingReport(runCount: 2)
    let oneRun = ["make", "step 1", "digest", "step 2", "digest", "step 3", "digest"]
    #expect(ScriptedRun.log == oneRun + oneRun + oneRun)
    #expect(report.runs.keys.sorted() == ["layoutOnly"])
    let runs = try #require(report.runs["layoutOnly"])
    #expect(runs.count == 2)
    let run = runs[0]
    #expect(
      run.counts.filter { $0.value != 0 } == ["bindings.evaluated": 6, "cells.peak": 3]
    )
    #expect(run.frameDigests == [101, 103, 106].map { FrameDigest($0) })
    #expect(run.allocations.callsByFrame.count == 3)
  }

  @Test func aWarmUpMayBeShort() throws {
    _ = try countingReport(runCount: 1, warmUpFrameCount: 1)
    let run = ["make", "step 1", "digest", "step 2", "digest", "step 3", "digest"]
    #expect(ScriptedRun.log == ["make", "step 1", "digest"] + run)
  }

  @Test func everyStrategyHasItsOwnWarmUp() throws {
    let report = try countingReport(of: ["layoutOnly", "propertyPass"], runCount: 1)
    let run = ["make", "step 1", "digest", "step 2", "digest", "step 3", "digest"]
    #expect(ScriptedRun.log == run + run + run + run)
    #expect(report.runs.mapValues(\.count) == ["layoutOnly": 1, "propertyPass": 1])
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
  private func countingReport(
    of strategies: [String] = ["layoutOnly"],
    runCount: Int,
    warmUpFrameCount: Int? = nil
  ) throws -> CountingReport {
    func report() throws -> CountingReport {
      ScriptedRun.log = []
      return try CountingPass.report(
        of: strategies,
        runCount: runCount,
        warmUpFrameCount: warmUpFrameCount
      ) { _ in ScriptedRun(frameCount: 3) }
    }
    for _ in 0..<200 {
      if (try? AllocationMeter()) == nil { continue }
      if let report = try? report() { return report }
    }
    return try report()
  }
}
