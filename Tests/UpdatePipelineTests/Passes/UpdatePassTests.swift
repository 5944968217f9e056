import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UpdatePassTests {
  @Test("R12, U4: updatePropertiesIfNeeded runs content of the subtree now, without layout")
  func propertiesCanRunAtOnce() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsLayout()
    fixture.parent.updatePropertiesIfNeeded()
    #expect(fixture.log.take() == ["child.updateProperties"])
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("R15, U4: layoutIfNeeded runs what is pending in the subtree, properties included")
  func layoutCanRunAtOnce() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsLayout()
    fixture.child.layoutIfNeeded()
    #expect(fixture.log.take() == ["child.updateProperties", "child.layoutSubviews"])
    #expect(fixture.frame() == [])
  }

  @Test("R15: layoutIfNeeded with nothing pending calls nothing")
  func layoutWithNothingPendingCallsNothing() {
    let fixture = ViewFixture()
    fixture.parent.layoutIfNeeded()
    #expect(fixture.log.take() == [])
  }

  @Test("U5: layoutIfNeeded takes superviews along that ask for layout, up to one that doesn't")
  func layoutClimbsToPendingSuperviews() {
    let fixture = ViewFixture()
    fixture.parent.setNeedsLayout()
    fixture.child.setNeedsLayout()
    fixture.child.layoutIfNeeded()
    #expect(fixture.log.take() == ["parent.layoutSubviews", "child.layoutSubviews"])
    let leaf = RecordingView("leaf", in: fixture.log)
    fixture.child.addSubview(leaf)
    _ = fixture.frame()
    fixture.parent.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(fixture.log.take() == ["leaf.layoutSubviews"])
    #expect(fixture.frame() == ["parent.layoutSubviews"])
  }

  @Test func layoutRunsInViewsThatNeverWereInAWindow() {
    let log = CallLog()
    let view = RecordingView("view", in: log)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.take() == ["view.layoutSubviews"])
  }

  @Test("U1: a strategy may run all properties before any layout")
  func propertiesMayComeFirst() {
    let policy = UpdatePolicy(order: .propertiesFirst)
    let fixture = ViewFixture(strategy: UpdateStrategy(name: "sweep", policy: policy))
    for view in [fixture.parent, fixture.child] {
      view.setNeedsUpdateProperties()
      view.setNeedsLayout()
    }
    #expect(
      fixture.frame() == [
        "parent.updateProperties", "child.updateProperties",
        "parent.layoutSubviews", "child.layoutSubviews",
      ]
    )
  }
}
