import UBInstrumentation
import Synchronization
import Testing

/// Every reading is one nanosecond later than the one before.
private let ticks = Atomic<UInt64>(0)

@Suite(.serialized) struct SpanRecorderTests {
  private typealias Span = SpanRecorder.Span

  private func recorder(capacity: Int, depthMax: Int = 8) -> SpanRecorder {
    ticks.store(0, ordering: .relaxed)
    return SpanRecorder(
      clock: { ticks.wrappingAdd(1, ordering: .relaxed).newValue },
      capacity: capacity,
      depthMax: depthMax
    )
  }

  @Test func spansLieInsideEachOther() {
    let recorder = recorder(capacity: 3)
    recorder.begin(.layout)
    recorder.begin(.solver)
    recorder.end()
    recorder.end()
    recorder.begin(.display)
    recorder.end()
    #expect(
      recorder.spans == [
        Span(part: .layout, begin: 1, end: 4), Span(part: .solver, begin: 2, end: 3),
        Span(part: .display, begin: 5, end: 6),
      ]
    )
    #expect(recorder.lostCount == 0)
  }

  @Test func whatDoesNotFitIsCounted() {
    let recorder = recorder(capacity: 2)
    recorder.begin(.properties)
    recorder.begin(.layout)
    recorder.begin(.solver)
    recorder.end()
    recorder.end()
    recorder.end()
    recorder.begin(.display)
    recorder.end()
    #expect(recorder.spans.map(\.part) == [.properties, .layout])
    #expect(recorder.spans.allSatisfy { $0.begin < $0.end })
    #expect(recorder.spans[0].end > recorder.spans[1].end)
    #expect(recorder.lostCount == 2)
  }

  @Test func whatIsTooDeepIsCounted() {
    let recorder = recorder(capacity: 8, depthMax: 1)
    recorder.begin(.layout)
    recorder.begin(.layout)
    recorder.begin(.layout)
    recorder.end()
    recorder.end()
    recorder.end()
    recorder.begin(.display)
    recorder.end()
    #expect(
      recorder.spans == [
        Span(part: .layout, begin: 1, end: 4), Span(part: .display, begin: 5, end: 6),
      ]
    )
    #expect(recorder.lostCount == 2)
  }
}
