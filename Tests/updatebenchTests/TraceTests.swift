import Foundation
import UBResults
import Testing

/// Traces of frames, through the real executable.
@Suite struct TraceTests {
  private struct Trace: Decodable {
    struct Event: Decodable {
      let ph: String
      let name: String
      let ts: Double?
      let dur: Double?
      var end: Double { (ts ?? 0) + (dur ?? 0) }
    }
    let traceEvents: [Event]
  }

  @Test func aTraceTellsOfEachFrameAndItsParts() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let words = ["--trace", "--no-time", "--set", "frames=3", "--json", "a.json"]
    #expect(try tool.run(["run"] + Tool.exact + words).status == 0)
    let results = try folder.document("a.json").results
    // The oracle's moments mean nothing, as its times don't.
    #expect(results.map { $0.trace == nil } == [false, false, false, true])
    let trace = try #require(results[1].trace)
    #expect(trace.frames.begin.count == 3)
    #expect(trace.parts.mapValues(\.begin.count) == ["properties": 3])
    #expect(trace.counts["properties.requested"] == [2, 2, 2])
    #expect(trace.counts["bindings.effective"] == [8, 8, 8])
    #expect(trace.counts["bindings.redundant"] == [8, 8, 8])

    let text = try tool.run(["export", "chrome-trace", "a.json"]).output
    let events = try JSONDecoder().decode(Trace.self, from: Data(text.utf8)).traceEvents
    let frame = ["C", "C", "X", "X"]
    let result = ["M", "M"] + frame + frame + frame
    #expect(events.map(\.ph) == result + result + result)
    let slices = events.filter { $0.ph == "X" }
    for (frame, part) in zip(slices, slices.dropFirst()) where part.name == "properties" {
      #expect(frame.name == "frame")
      let begins = try #require(frame.ts) <= #require(part.ts)
      #expect(begins && part.end <= frame.end)
    }
  }

  @Test func aCrashOfTheTracingPassLeavesTheCounts() throws {
    let folder = try Folder()
    let tool = Tool(folder: folder)
    let ending = try tool.run(
      ["run", "--no-time", "--trace", "--strategy", "layoutOnly", "--json", "a.json"] + Tool.exact,
      environment: ["UPDATEBENCH_CALIBRATION": "crash-trace=1"]
    )
    #expect(ending.status == 4)
    let document = try folder.document("a.json")
    #expect(document.results.map { $0.trace == nil } == [true])
    #expect(document.failures.map(\.kind) == [.crashed])
    #expect(
      document.failures.map(\.detail) == [
        "signal 4 (Illegal instruction) ended the tracing process"
      ]
    )
  }
}
