import Exports
import Foundation
import Testing

@Suite struct ChromeTraceFormatTests {
  private struct Trace: Decodable {
    struct Event: Decodable {
      let ph: String
      let pid: Int
      let tid: Int
      let name: String
      let ts: Double?
      let dur: Double?
    }
    let displayTimeUnit: String
    let traceEvents: [Event]
  }

  /// Slices are as long as the frames were, end to end, a thread for each repetition.
  @Test func aFrameIsASliceAsLongAsItTook() throws {
    let text = try Examples.text(.chromeTrace)
    let trace = try JSONDecoder().decode(Trace.self, from: Data(text.utf8))
    #expect(trace.displayTimeUnit == "ns")
    #expect(trace.traceEvents.map(\.ph) == ["M", "M", "X", "X", "M", "X", "X"])
    #expect(trace.traceEvents.map(\.tid) == [0, 1, 1, 1, 2, 2, 2])
    #expect(trace.traceEvents.compactMap(\.ts) == [0, 1.5, 0, 1.7])
    #expect(trace.traceEvents.compactMap(\.dur) == [1.5, 2.5, 1.7, 2.301])
    #expect(
      text.contains(
        """
              "args" : {
                "allocations.calls" : 0,
                "cpu_ns" : 2001,
                "frame" : 2,
                "solver_ns" : 401
              },
        """
      )
    )
  }
}
