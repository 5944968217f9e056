import FoundationEssentials
import UBResults
import Testing

@Suite struct TraceFiguresTests {
  private func trace() -> TraceFigures {
    TraceFigures(
      processor: 1,
      frames: TraceFigures.Spans(begin: [0, 90], end: [40, 95]),
      parts: ["layout": TraceFigures.Spans(begin: [10], end: [30])],
      lostCount: 0,
      counts: ["layout.requested": [3, 1]]
    )
  }

  /// The document with a result that has a trace.
  private func document(_ trace: TraceFigures) -> ResultDocument {
    var document = Examples.document
    document.results[0].trace = trace
    return document
  }

  @Test func aTraceComesBackAsItWas() throws {
    let document = document(trace())
    let data = Data(try DocumentCoder.text(of: document).utf8)
    #expect(document.flaw == nil)
    #expect(try DocumentCoder.decode(ResultDocument.self, from: data, file: "a") == document)
  }

  @Test func whatDoesNotFitIsNamed() {
    var frames = trace()
    frames.frames.begin.append(100)
    var ends = trace()
    ends.parts["layout"]?.end = []
    var order = trace()
    order.frames.end[1] = 89
    var counts = trace()
    counts.counts["layout.requested"] = [3]
    let key = "results[0].trace"
    #expect(
      [frames, ends, order, counts].map { document($0).flaw } == [
        DocumentFlaw(
          key: "\(key).frames.begin_ns",
          detail: "found 3 numbers, expected 2, one a frame"
        ),
        DocumentFlaw(
          key: "\(key).parts.layout.end_ns",
          detail: "found 0 numbers, expected 1, one for each begin"
        ),
        DocumentFlaw(key: "\(key).frames.end_ns", detail: "found an end before its begin"),
        DocumentFlaw(
          key: "\(key).counts.layout.requested",
          detail: "found 1 number, expected 2, one a frame"
        ),
      ]
    )
  }
}
