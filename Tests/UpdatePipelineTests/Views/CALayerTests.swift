import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct CALayerTests {
  @Test func aLayerIsAWayToItsViewsValues() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.layer.bounds.size.width = 60
    #expect(view.bounds.width == 60)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.layer.isHidden = true
    #expect(view.isHidden)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test("Everything a layer shows is in the digest, and nothing of it needs layout or drawing")
  func whatALayerShowsIsInTheDigest() {
    let fixture = ViewFixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.child.addSubview(view)
    fixture.window.runFrame()
    var digests = [fixture.window.displayDigest()]
    let changes: [(CALayer) -> Void] = [
      { $0.cornerRadius = 8 },
      { $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] },
      { $0.masksToBounds = true },
      { $0.borderWidth = 1 },
      { $0.borderColor = UIColor.red.cgColor },
      { $0.shadowOpacity = 0.5 },
      { $0.shadowRadius = 5 },
      { $0.shadowOffset = CGSize(width: 1, height: 1) },
      { $0.shadowColor = UIColor.red.cgColor },
      { $0.opacity = 0.5 },
      { $0.backgroundColor = UIColor.green.cgColor },
    ]
    let before = fixture.window.work
    for change in changes {
      change(view.layer)
      digests.append(fixture.window.displayDigest())
    }
    #expect(Set(digests).count == 1 + changes.count)
    #expect(fixture.window.work == before)
    #expect(fixture.frame() == [])
  }

  @Test("A layer's values that content sets are bindings; the same again are redundant")
  func aLayersValuesAreBindings() {
    let fixture = ViewFixture()
    fixture.child.onUpdateProperties = { [unowned child = fixture.child] in
      child.layer.cornerRadius = 4
      child.layer.borderWidth = 2
      child.layer.borderColor = UIColor.red.cgColor
      child.layer.shadowOpacity = 0.2
      child.layer.masksToBounds = true
    }
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let first = fixture.window.work
    #expect(first.work(since: before)[.bindingsEvaluated] == 5)
    #expect(first.work(since: before)[.bindingsEffective] == 5)
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let second = fixture.window.work.work(since: first)
    #expect(second[.bindingsRedundant] == 5)
    #expect(second[.propertiesRedundant] == 1)
  }

  @Test func cornersRoundInAnAnimation() {
    let fixture = ViewFixture()
    UIView.animate(withDuration: 1) { fixture.child.layer.cornerRadius = 10 }
    let start = fixture.window.displayDigest()
    fixture.window.runFrame(duration: 0.5)
    let middle = fixture.window.displayDigest()
    fixture.window.runFrame(duration: 0.5)
    #expect(Set([start, middle, fixture.window.displayDigest()]).count == 3)
    #expect(fixture.child.layer.cornerRadius == 10)
  }

  @Test("R16: a layer's layout starts at its topmost superlayer that asks, in an unbroken chain")
  func layoutClimbsToPendingSuperlayers() {
    let fixture = ViewFixture()
    let (leaf, inner) = (RecordingView("leaf", in: fixture.log), UIView())
    fixture.child.addSubview(inner)
    inner.addSubview(leaf)
    _ = fixture.frame()
    fixture.parent.setNeedsLayout()
    fixture.child.setNeedsLayout()
    leaf.setNeedsLayout()
    inner.layer.layoutIfNeeded()
    #expect(
      fixture.log.take() == [
        "parent.layoutSubviews", "child.layoutSubviews", "leaf.layoutSubviews",
      ]
    )
    fixture.parent.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layer.layoutIfNeeded()
    #expect(fixture.log.take() == ["leaf.layoutSubviews"])
  }

  @Test("R14: a layer's requests are its view's")
  func requestsReachTheView() {
    let fixture = ViewFixture()
    fixture.child.layer.setNeedsLayout()
    fixture.child.layer.layoutIfNeeded()
    #expect(fixture.log.take() == ["child.layoutSubviews"])
    fixture.child.layer.setNeedsDisplay()
    #expect(fixture.frame() == ["child.draw"])
  }
}
