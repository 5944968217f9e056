import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct InvalidationCauseTests {
  @Test func nothingIsRecordedUnlessAsked() {
    let fixture = ViewFixture()
    fixture.child.setNeedsLayout()
    _ = fixture.frame()
    #expect(fixture.window.causes.isEmpty)
  }

  @Test func aCallIsRecordedWithWhatRanMeanwhile() {
    let fixture = ViewFixture()
    fixture.window.recordsCauses = true
    fixture.parent.onUpdateProperties = { [child = fixture.child] in child.setNeedsLayout() }
    fixture.parent.setNeedsUpdateProperties()
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    #expect(
      fixture.window.causes.map(\.description) == [
        "frame 2: call of setNeedsUpdateProperties() → properties of RecordingView(parent)",
        "frame 2: call of setNeedsUpdateProperties() → properties of RecordingView(parent), "
          + "coalesced",
        "frame 2: call of setNeedsLayout() during RecordingView(parent).updateProperties() "
          + "→ layout of RecordingView(child)",
      ]
    )
  }

  @Test func aWriteIsRecordedByItsProperty() throws {
    let fixture = ViewFixture()
    fixture.window.recordsCauses = true
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    model.title = "new"
    let cause = try #require(fixture.window.causes.last)
    guard case .write(let property) = cause.trigger else {
      Issue.record("The last cause is the write, not \(cause).")
      return
    }
    // A debug build names the property, a release build only its type.
    #expect(property.hasPrefix("\\Counterpart."))
    #expect(cause.pass == .properties)
    #expect(cause.during == nil)
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test func aResizeIsRecordedForTheViewAndItsSuperview() {
    let fixture = ViewFixture()
    fixture.window.recordsCauses = true
    fixture.child.frame.size.width = 10
    #expect(
      fixture.window.causes.map(\.description) == [
        "frame 2: resize → layout of RecordingView(child)",
        "frame 2: resize → layout of RecordingView(parent)",
        "frame 2: resize → display of RecordingView(child)",
      ]
    )
    fixture.window.recordsCauses = false
    #expect(fixture.window.causes.isEmpty)
  }
}
