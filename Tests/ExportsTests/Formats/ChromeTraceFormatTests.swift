import UBExports
import Foundation
import UBResults
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
      let args: [String: Value]
    }
    /// A number or a text.
    enum Value: Decodable, Equatable {
      case number(Int)
      case text(String)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          if let number = try? container.decode(Int.self) {
            .number(number)
          } else {
            .text(try container.decode(String.self))
          }
      }
    }
    let displayTimeUnit: String
    let traceEvents: [Event]
  }

  /// Parts lie in the frames they ran in, what contains another before it, and gaps stay.
  @Test func aTracedFrameHoldsItsParts() throws {
    var document = Examples.document()
    document.results[0].time = nil
    document.results[0].trace = TraceFigures(
      processor: 1,
      frames: TraceFigures.Spans(begin: [0, 9_000], end: [4_000, 9_500]),
      parts: [
        "solver": TraceFigures.Spans(begin: [1_000], end: [1_500]),
        "layout": TraceFigures.Spans(begin: [1_000, 9_100], end: [3_001, 9_200]),
        "display": TraceFigures.Spans(begin: [3_001], end: [4_000]),
      ],
      lostCount: 2,
      counts: [
        "layout.requested": [3, 1], "display.requested": [1, 0], "bindings.evaluated": [5, 0],
        "bindings.effective": [2, 0], "bindings.redundant": [3, 0],
      ]
    )
    let text = try Examples.text(.chromeTrace, of: document)
    let events = try JSONDecoder().decode(Trace.self, from: Data(text.utf8)).traceEvents
    let slices = events.filter { $0.ph == "X" }
    #expect(slices.map(\.name) == ["frame", "layout", "solver", "display", "frame", "layout"])
    #expect(slices.compactMap(\.ts) == [0, 1, 1, 3.001, 9, 9.1])
    #expect(slices.compactMap(\.dur) == [4, 2.001, 0.5, 0.999, 0.5, 0.1])
    #expect(slices.map { $0.args["frame"] } == [1, 1, 1, 1, 2, 2].map(Trace.Value.number))
    #expect(slices[0].args["allocations.calls"] == .number(2))

    let counters = events.filter { $0.ph == "C" }
    #expect(counters.map(\.name) == ["invalidations", "bindings", "invalidations", "bindings"])
    #expect(counters.compactMap(\.ts) == [0, 0, 9, 9])
    #expect(counters[0].args == ["layout": .number(3), "display": .number(1)])
    #expect(counters[1].args == ["effective": .number(2), "redundant": .number(3)])

    let names = events.filter { $0.ph == "M" }.map { $0.args["name"] }
    let label = "default/list-scroll.steady[delta=44]/propertyPass"
    let process = "\(label); traced frames without 2 runs of their parts"
    #expect(names == [process, "frames"].map(Trace.Value.text))
  }

  @Test func aRunThatWasTimedAndTracedHasAProcessForEach() throws {
    var document = Examples.document()
    document.results[0].trace = TraceFigures(
      processor: nil,
      frames: TraceFigures.Spans(begin: [0, 9_000], end: [4_000, 9_500]),
      parts: [:],
      lostCount: 0,
      counts: [:]
    )
    let text = try Examples.text(.chromeTrace, of: document)
    let events = try JSONDecoder().decode(Trace.self, from: Data(text.utf8)).traceEvents
    #expect(events.map(\.pid) == Array(repeating: 1, count: 7) + Array(repeating: 2, count: 4))
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
