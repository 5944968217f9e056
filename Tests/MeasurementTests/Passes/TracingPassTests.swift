import UBInstrumentation
import UBMeasurement
import UBResults
import Testing

@Suite(.serialized) struct TracingPassTests {
  @Test func tracingWarmsUpAndDigestsNothing() throws {
    ScriptedRun.log = []
    let trace = try TracingPass.report { ScriptedRun(frameCount: 3) }.trace
    let oneRun = ["make", "step 1", "step 2", "step 3"]
    #expect(ScriptedRun.log == oneRun + oneRun)
    #expect(trace.frames.begin.first == 0)
    // In each frame, properties run and the solver in them.
    #expect(trace.parts.mapValues(\.begin.count) == ["properties": 3, "solver": 3])
    #expect(trace.lostCount == 0)
    #expect(trace.counts["bindings.evaluated"] == [1, 2, 3])
    #expect(trace.counts["layout.requested"] == [0, 0, 0])
    for index in 0..<3 {
      let moments = try [
        trace.frames.begin[index], #require(trace.parts["properties"]).begin[index],
        #require(trace.parts["solver"]).begin[index], #require(trace.parts["solver"]).end[index],
        #require(trace.parts["properties"]).end[index], trace.frames.end[index],
      ]
      #expect(moments == moments.sorted())
    }
  }

  @Test func aRunWithoutFramesHasNoTrace() throws {
    #expect(throws: SamplingError.noFrames) {
      try TracingPass.report { ScriptedRun(frameCount: 0) }
    }
  }

  /// Other threads of the test process may disturb the meter, but not every time.
  @Test func recordingAllocatesNothing() throws {
    let recorder = SpanRecorder(clock: Clocks.monotonic, capacity: 200)
    var calls: [Int] = []
    for _ in 0..<200 where !calls.contains(0) {
      guard let meter = try? AllocationMeter() else { continue }
      let before = meter.read()
      for _ in 0..<2 {
        recorder.begin(.layout)
        recorder.begin(.solver)
        recorder.end()
        recorder.end()
      }
      calls.append(meter.read().calls - before.calls)
    }
    #expect(calls.contains(0))
    #expect(recorder.lostCount + recorder.spans.count == 4 * calls.count)
  }
}
