import Foundation
import UBInstrumentation
import Synchronization
import TestSupport
import Testing
import UpdatePipeline

private let ticks = Atomic<UInt64>(0)

/// When parts of frames run, by a clock that counts its readings.
@Suite struct UpdateCycleSpansTests {
  private let fixture = ViewFixture()
  private let recorder = SpanRecorder(
    clock: { ticks.wrappingAdd(1, ordering: .relaxed).newValue },
    capacity: 100
  )

  /// What a frame runs, each part after a dash for each that it runs inside of.
  private func frame(duration: Double = 0) -> [String] {
    fixture.window.spanRecorder = recorder
    fixture.window.runFrame(duration: duration)
    let spans = recorder.spans
    return spans.map { span in
      let depth = spans.count { $0.begin < span.begin && span.end < $0.end }
      return String(repeating: "-", count: depth) + span.part.key
    }
  }

  @Test func eachRunOfAPassIsASpan() {
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsDisplay()
    fixture.child.setNeedsLayout()
    fixture.child.setNeedsUpdateConstraints()
    #expect(frame() == ["properties", "constraints", "-solver", "layout", "display"])
  }

  @Test func anIdleFrameHasNoSpan() {
    #expect(frame() == [])
    #expect(recorder.lostCount == 0)
  }

  @Test func whatIsForcedLiesInsideWhatForcesIt() {
    let (parent, child) = (fixture.parent, fixture.child)
    parent.onUpdateProperties = {
      child.setNeedsLayout()
      child.layoutIfNeeded()
    }
    parent.setNeedsUpdateProperties()
    #expect(frame() == ["properties", "-layout"])
  }

  @Test func traitsAndAnimationsAreSpans() {
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    UIView.animate(withDuration: 0.1) {
      fixture.child.alpha = 0.5
    }
    // Another style may change what colours look like.
    #expect(frame(duration: 0.05) == ["animations", "traits", "traits", "traits", "display"])
  }

  @Test func recordingChangesNoCount() {
    let other = ViewFixture()
    for view in [fixture.child, other.child] {
      view.setNeedsUpdateProperties()
      view.setNeedsLayout()
    }
    other.window.runFrame()
    #expect(frame() == ["properties", "layout"])
    #expect(fixture.window.work == other.window.work)
  }
}
