import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct ConstraintsPassTests {
  @Test("R41, R43: constraints update from the leaves up, only in views that asked")
  func constraintsUpdateBottomUp() {
    let fixture = ViewFixture()
    let leaf = RecordingView("leaf", in: fixture.log)
    fixture.child.addSubview(leaf)
    _ = fixture.frame()
    fixture.parent.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    #expect(fixture.frame() == ["leaf.updateConstraints", "parent.updateConstraints"])
  }

  @Test("R42, U13: constraints update after content and before layout")
  func constraintsUpdateBetweenContentAndLayout() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsUpdateConstraints()
    fixture.child.setNeedsLayout()
    #expect(
      fixture.frame() == [
        "child.updateProperties", "child.updateConstraints", "child.layoutSubviews",
      ]
    )
  }

  @Test("R42, U13: constraints of all views inside update before a view is laid out")
  func constraintsInsideUpdateBeforeLayout() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateConstraints()
    fixture.parent.setNeedsLayout()
    #expect(fixture.frame() == ["child.updateConstraints", "parent.layoutSubviews"])
    fixture.child.setNeedsUpdateConstraints()
    fixture.parent.setNeedsLayout()
    fixture.parent.layoutIfNeeded()
    #expect(fixture.log.take() == ["child.updateConstraints", "parent.layoutSubviews"])
  }

  @Test("U13: without layout, constraints wait for the content of the subtree")
  func constraintsWaitForContentInside() {
    let fixture = ViewFixture()
    fixture.parent.setNeedsUpdateConstraints()
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties", "parent.updateConstraints"])
  }

  @Test("R43: constraints that ask for their own update make a loop, which stops at the bound")
  func constraintsThatAskForThemselvesLoop() {
    let fixture = ViewFixture()
    fixture.child.onUpdateConstraints = { [child = fixture.child] in
      child.setNeedsUpdateConstraints()
    }
    fixture.child.setNeedsUpdateConstraints()
    let before = fixture.window.work
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.turnsExecuted] == UpdateCycle.turnsPerFrameMax)
    #expect(work[.turnsDeferred] == 1)
    #expect(fixture.window.unsettledReport?.suspicion == .asksForItself)
  }

  @Test("R49: constraints activated one by one in updateConstraints are solved together")
  func changesInUpdateConstraintsAreABatch() {
    func changedVariables(inUpdateConstraints: Bool) -> Int {
      let fixture = ViewFixture()
      let views = (0..<3).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        fixture.child.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      fixture.window.runFrame()
      let before = fixture.window.work
      let activate = { [child = fixture.child] in
        views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor).isActive = true
        views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor).isActive = true
        views[0].leftAnchor.constraint(equalTo: child.leftAnchor, constant: 10).isActive = true
      }
      if inUpdateConstraints {
        fixture.child.onUpdateConstraints = activate
        fixture.child.setNeedsUpdateConstraints()
      } else {
        activate()
      }
      fixture.window.runFrame()
      #expect(views[2].frame.minX == 50)
      return fixture.window.work.work(since: before)[.solverVariablesChanged]
    }
    #expect(changedVariables(inUpdateConstraints: true) == 3)
    #expect(changedVariables(inUpdateConstraints: false) > 3)
  }

  private final class MeasuredView: UIView {
    var size = CGSize(width: 10, height: UIView.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { size }
  }

  @Test("R54: an invalidated content size counts in the next update; an axis without one is free")
  func anInvalidatedSizeCountsInTheNextUpdate() {
    let fixture = ViewFixture()
    let view = MeasuredView()
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(view)
    // A content size would win over a wish this weak.
    let wishes = [
      view.widthAnchor.constraint(equalToConstant: 77),
      view.heightAnchor.constraint(equalToConstant: 77),
    ]
    for wish in wishes { wish.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(wishes)
    fixture.window.runFrame()
    #expect(view.frame.size == CGSize(width: 10, height: 77))
    view.size.width = 30
    fixture.window.runFrame()
    #expect(view.frame.width == 10)
    view.invalidateIntrinsicContentSize()
    #expect(view.frame.width == 10)
    fixture.window.runFrame()
    #expect(view.frame.width == 30)
  }

  @Test func constraintsCanUpdateAtOnce() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateConstraints()
    fixture.child.setNeedsLayout()
    fixture.parent.updateConstraintsIfNeeded()
    #expect(fixture.log.take() == ["child.updateConstraints"])
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("R54: however often a label's text changes, its size is read once")
  func textIsMeasuredOnce() {
    let fixture = ViewFixture()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    fixture.window.runFrame()
    let before = fixture.window.work
    label.text = "a"
    label.text = "ab"
    label.text = "abc"
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.constraintsRequested] == 3)
    #expect(work[.constraintsCoalesced] == 2)
    #expect(work[.constraintsUpdated] == 1)
    #expect(label.frame.width == 21)
  }

  @Test("R54: a size that was read is not read again")
  func aSizeThatWasReadIsNotStale() {
    let fixture = ViewFixture()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    fixture.window.runFrame()
    let before = fixture.window.work
    label.setNeedsUpdateConstraints()
    #expect(fixture.window.work == before)
  }
}
