import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct AnimationTests {
  @Test func theModelChangesAtOnceAndTheDisplayFollows() {
    let fixture = ViewFixture()
    let start = fixture.window.displayDigest()
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
      fixture.child.alpha = 0.5
    }
    #expect(fixture.child.alpha == 0.5)
    #expect(fixture.window.displayDigest() == start)
    fixture.window.runFrame(duration: 0.05)
    let halfway = fixture.window.displayDigest()
    #expect(halfway == shown { $0.alpha = 0.75 })
    fixture.window.runFrame(duration: 0.05)
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.5 })
  }

  /// The digest of a window like the fixture's after a change that isn't animated.
  private func shown(_ change: (UIView) -> Void) -> UInt64 {
    let fixture = ViewFixture()
    change(fixture.child)
    fixture.window.runFrame()
    return fixture.window.displayDigest()
  }

  @Test func completionIsCalledOnceWhenTheLastAnimationIsOver() {
    let fixture = ViewFixture()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0.1, delay: 0.05) {
      fixture.child.alpha = 0.5
      fixture.child.center.x += 10
    } completion: {
      finished.append($0)
    }
    for _ in 0..<14 { fixture.window.runFrame(duration: 0.01) }
    #expect(finished == [])
    fixture.window.runFrame(duration: 0.01)
    fixture.window.runFrame(duration: 0.01)
    #expect(finished == [true])
  }

  @Test("R73: without duration the change is at once and complete")
  func noDurationIsNoAnimation() {
    let fixture = ViewFixture()
    var finished: [Bool] = []
    UIView.animate(withDuration: 0, delay: 0) {
      fixture.child.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    #expect(finished == [true])
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.5 })
  }

  @Test func anAnimationIsReplacedByTheNextOnTheSameProperty() {
    let fixture = ViewFixture()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0) {
      fixture.child.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    UIView.animate(withDuration: 0.01, delay: 0) { fixture.child.alpha = 0.25 }
    #expect(finished == [false])
    fixture.window.runFrame(duration: 0.02)
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.25 })
  }

  @Test("R67, R70: flushUpdates makes what the closure invalidated, and animates it")
  func flushUpdatesAnimatesInvalidatedLayout() {
    let fixture = ViewFixture()
    var target = CGPoint.zero
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.origin = target }
    UIView.animate(withDuration: 0.1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      target.x = 40
      fixture.parent.setNeedsLayout()
    }
    #expect(fixture.log.take() == ["parent.layoutSubviews"])
    #expect(fixture.child.frame.minX == 40)
    fixture.window.runFrame(duration: 0.05)
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 20 })
  }

  @Test("R67, R72, X1: what was pending before the closure is updated without animation")
  func pendingChangesAreNotAnimated() {
    let fixture = ViewFixture()
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.origin.x = 40 }
    fixture.parent.setNeedsLayout()
    UIView.animate(withDuration: 0.1, delay: 0, options: .flushUpdates) {}
    #expect(fixture.log.take() == ["parent.layoutSubviews"])
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 40 })
  }

  @Test("R67, R70: a constraint's constant changed in the closure moves what it places, animated")
  func flushUpdatesAnimatesSolvedFrames() {
    let fixture = ViewFixture()
    fixture.child.translatesAutoresizingMaskIntoConstraints = false
    let left = fixture.child.leftAnchor.constraint(equalTo: fixture.parent.leftAnchor)
    NSLayoutConstraint.activate([
      left, fixture.child.widthAnchor.constraint(equalToConstant: 50),
    ])
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      left.constant = 40
    }
    #expect(fixture.child.frame.minX == 40)
    fixture.window.runFrame(duration: 0.5)
    let halfway = fixture.window.displayDigest()
    left.constant = 20
    fixture.window.runFrame(duration: 1)
    #expect(fixture.window.displayDigest() == halfway)
  }

  @Test("R67, R68: before a nested scope and before the end of each, what is pending is updated")
  func nestedScopesFlush() {
    let fixture = ViewFixture()
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      fixture.parent.setNeedsLayout()
      #expect(fixture.log.take() == [])
      // The nested scope doesn't ask for it itself.
      UIView.animate(withDuration: 1, delay: 0) {
        #expect(fixture.log.take() == ["parent.layoutSubviews"])
        fixture.child.setNeedsLayout()
        #expect(fixture.log.take() == [])
      }
      #expect(fixture.log.take() == ["child.layoutSubviews"])
      fixture.parent.setNeedsLayout()
      #expect(fixture.log.take() == [])
    }
    #expect(fixture.log.take() == ["parent.layoutSubviews"])
  }

  @Test("R67, R77: before animations are disabled and enabled again, what is pending is updated")
  func disablingAnimationsFlushes() {
    let fixture = ViewFixture()
    var target: CGFloat = 0
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.origin.x = target }
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      fixture.child.setNeedsLayout()
      UIView.performWithoutAnimation {
        #expect(fixture.log.take() == ["child.layoutSubviews"])
        target = 40
        fixture.parent.setNeedsLayout()
        #expect(fixture.log.take() == [])
      }
      #expect(fixture.log.take() == ["parent.layoutSubviews"])
    }
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 40 })
  }

  @Test("R70: a change of an observable value in the closure is shown animated")
  func flushUpdatesAnimatesObservedChanges() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { [child = fixture.child] in
      child.alpha = model.number == 0 ? 1 : 0.5
    }
    fixture.child.setNeedsUpdateProperties()
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      model.number = 1
    }
    #expect(fixture.child.alpha == 0.5)
    fixture.window.runFrame(duration: 0.5)
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.75 })
  }

  @Test("R67: a naive recompute, which tracks nothing, flushes everything")
  func aNaiveRecomputeFlushesEverything() {
    let fixture = ViewFixture(strategy: .fullRecompute)
    let model = Counterpart()
    fixture.child.onUpdateProperties = { [child = fixture.child] in
      child.alpha = model.number == 0 ? 1 : 0.5
    }
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      model.number = 1
    }
    #expect(fixture.child.alpha == 0.5)
    fixture.window.runFrame(duration: 0.5)
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.75 })
  }

  @Test("R76: a spring overshoots and comes to rest where the model is")
  func aSpringOvershootsAndRests() {
    let fixture = ViewFixture()
    startClock(of: fixture)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0
    ) {
      fixture.child.frame.origin.x = 100
    }
    fixture.window.runFrame(duration: 0.25)
    let curve = AnimationCurve.spring(dampingRatio: 0.5, velocity: 0)
    let progress = curve.progress(at: 0.25)
    #expect(progress > 1)
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 100 * progress })
    fixture.window.runFrame(duration: 0.75)
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 100 })
  }

  @Test("R71: without the option nothing is updated before the frame, and nothing animates")
  func withoutFlushUpdatesLayoutWaits() {
    let fixture = ViewFixture()
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.origin.x = 40 }
    UIView.animate(withDuration: 0.1, delay: 0) { fixture.parent.setNeedsLayout() }
    #expect(fixture.log.take() == [])
    fixture.window.runFrame()
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 40 })
  }

  @Test("R71: without the option, layoutIfNeeded in the closure makes the change and animates it")
  func forcedLayoutIsAnimated() {
    let fixture = ViewFixture()
    var target: CGFloat = 0
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.origin.x = target }
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      target = 40
      fixture.parent.setNeedsLayout()
      fixture.parent.layoutIfNeeded()
    }
    #expect(fixture.child.frame.minX == 40)
    fixture.window.runFrame(duration: 0.5)
    #expect(fixture.window.displayDigest() == shown { $0.frame.origin.x = 20 })
  }

  @Test("R77: performWithoutAnimation changes at once inside an animation")
  func performWithoutAnimationIsNotAnimated() {
    let fixture = ViewFixture()
    UIView.animate(withDuration: 0.1, delay: 0) {
      UIView.performWithoutAnimation { fixture.child.alpha = 0.5 }
    }
    #expect(fixture.window.displayDigest() == shown { $0.alpha = 0.5 })
  }

  /// Options, and the curve that they name.
  nonisolated static let curves: [(UIView.AnimationOptions, AnimationCurve)] = [
    ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
  ]

  @Test(arguments: curves)
  func theOptionsNameTheCurve(options: UIView.AnimationOptions, curve: AnimationCurve) {
    let fixture = ViewFixture()
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: options) { fixture.child.alpha = 0 }
    fixture.window.runFrame(duration: 0.25)
    let alpha = 1 - curve.progress(at: 0.25)
    #expect(fixture.window.displayDigest() == shown { $0.alpha = alpha })
  }

  @Test("R75: beginFromCurrentState starts from what is shown, else the model's value counts")
  func anAnimationCanGoOnFromWhatIsShown() {
    #expect(digestAfterSecondAnimation(.beginFromCurrentState) == shown { $0.alpha = 0.75 })
    #expect(digestAfterSecondAnimation([]) == shown { $0.alpha = 0.5 })
  }

  /// The digest when a second animation starts halfway through one from 1 to 0.5.
  private func digestAfterSecondAnimation(_ options: UIView.AnimationOptions) -> UInt64 {
    let fixture = ViewFixture()
    startClock(of: fixture)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.child.alpha = 0.5 }
    fixture.window.runFrame(duration: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) { fixture.child.alpha = 0.25 }
    return fixture.window.displayDigest()
  }

  /// Brings the clock to one second, from where halves and quarters of a second are exact.
  private func startClock(of fixture: ViewFixture) {
    fixture.window.runFrame(duration: 1 - 1.0 / 60)
  }
}
