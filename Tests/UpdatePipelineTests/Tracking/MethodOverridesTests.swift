import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// A class that doesn't override a method has nothing to run in its pass.
@Suite struct MethodOverridesTests {
  private final class OnlyProperties: UIView {
    var runs = 0
    override func updateProperties() {
      super.updateProperties()
      runs += 1
    }
  }

  /// Overrides nothing itself, but inherits an override.
  private class LayoutBase: UIView {
    var runs = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      runs += 1
    }
  }

  private final class LayoutHeir: LayoutBase {}

  private func window(showing view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootView = view
    window.runFrame()
    return window
  }

  @Test("U19: a request for the pass of a method that isn't overridden is dropped")
  func requestsForMethodsThatAreNotOverriddenAreDropped() {
    let view = UIView()
    let window = window(showing: view)
    let before = window.work
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateConstraints()
    view.setNeedsDisplay()
    #expect(window.work == before)
  }

  @Test func onlyTheOverriddenMethodIsTracked() {
    let view = OnlyProperties()
    let window = window(showing: view)
    #expect(view.runs == 1)
    #expect(window.work[.registrationsLive] == 1)
  }

  @Test func anInheritedOverrideCounts() {
    let view = LayoutHeir()
    let window = window(showing: view)
    #expect(view.runs == 1)
    view.setNeedsLayout()
    window.runFrame()
    #expect(view.runs == 2)
  }
}
