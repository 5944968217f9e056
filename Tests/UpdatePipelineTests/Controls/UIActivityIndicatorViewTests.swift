import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIActivityIndicatorViewTests {
  @Test func aWheelIsHiddenWhileItStandsStill() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(wheel.isAnimating)
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    #expect(wheel.isHidden)
    wheel.style = .medium
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("Starting is one binding and one drawing; to start a turning wheel is redundant")
  func startingIsOneBinding() {
    let fixture = ViewFixture()
    let wheel = UIActivityIndicatorView(style: .medium)
    fixture.child.addSubview(wheel)
    fixture.window.runFrame()
    let still = fixture.window.displayDigest()
    let before = fixture.window.work
    fixture.child.onUpdateProperties = { wheel.startAnimating() }
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let started = fixture.window.work
    #expect(started.work(since: before)[.bindingsEvaluated] == 1)
    #expect(started.work(since: before)[.bindingsEffective] == 1)
    #expect(started.work(since: before)[.displayExecuted] == 1)
    #expect(fixture.window.displayDigest() != still)
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let again = fixture.window.work.work(since: started)
    #expect(again[.bindingsRedundant] == 1)
    #expect(again[.displayExecuted] == 0)
    #expect(again[.propertiesRedundant] == 1)
  }
}
