import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct PropertiesPassTests {
  @Test("R7: a property invalidation runs no layout, a layout invalidation no properties")
  func propertiesAndLayoutAreIndependent() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties"])
    fixture.child.setNeedsLayout()
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("R8: a resize runs no properties")
  func aResizeRunsNoContent() {
    let fixture = ViewFixture()
    fixture.child.frame.size.width = 50
    #expect(
      fixture.frame() == [
        "parent.layoutSubviews", "child.layoutSubviews", "child.draw",
      ]
    )
  }

  @Test("R10: a layout asked for in updateProperties runs right after, in the same turn")
  func layoutAskedForInPropertiesRunsNext() {
    let fixture = ViewFixture()
    fixture.child.onUpdateProperties = { [child = fixture.child] in child.setNeedsLayout() }
    fixture.child.setNeedsUpdateProperties()
    let before = fixture.window.work
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 1)
  }

  @Test("R28: content asked for before a view is in a window runs in layout, if that has it")
  func contentAskedForOutOfAWindowRunsInLayout() {
    let fixture = ViewFixture(strategy: .layoutOnly)
    let view = RecordingView("late", in: fixture.log)
    view.setNeedsUpdateProperties()
    fixture.parent.addSubview(view)
    let before = fixture.window.work
    #expect(
      fixture.frame() == [
        "late.updateConstraints", "late.updateProperties", "late.layoutSubviews", "late.draw",
      ]
    )
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 1)
  }

  @Test("R11, R14: requests of one frame are coalesced into one update")
  func requestsAreCoalesced() {
    let fixture = ViewFixture()
    let before = fixture.window.work
    for _ in 0..<3 {
      fixture.child.setNeedsUpdateProperties()
      fixture.child.setNeedsLayout()
    }
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
    var expected: WorkCounters = [
      .propertiesRequested: 3, .propertiesCoalesced: 2, .propertiesExecuted: 1,
      .propertiesRedundant: 1,
      .layoutRequested: 3, .layoutCoalesced: 2, .layoutExecuted: 1, .turnsExecuted: 1,
    ]
    expected[.registrationsLive] = fixture.window.work[.registrationsLive]
    expected[.registrationsPeak] = fixture.window.work[.registrationsPeak]
    #expect(fixture.window.work.work(since: before) == expected)
  }

  @Test("U7: properties asked for in the view's own layout run in the same frame")
  func propertiesAskedForInLayoutRepeat() {
    let fixture = ViewFixture()
    var isFirst = true
    fixture.child.onLayout = { [child = fixture.child] in
      if isFirst { child.setNeedsUpdateProperties() }
      isFirst = false
    }
    fixture.child.setNeedsLayout()
    #expect(fixture.frame() == ["child.layoutSubviews", "child.updateProperties"])
  }

  @Test("R28: layoutOnly runs content inside layout, and both kinds of request ask for layout")
  func layoutOnlyRunsContentInLayout() {
    let fixture = ViewFixture(strategy: .layoutOnly)
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
    fixture.child.setNeedsLayout()
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
    let work = fixture.window.work.work(since: before)
    #expect(work[.propertiesRequested] == 0)
    #expect(work[.layoutRequested] == 2)
    #expect(work[.layoutExecuted] == 2)
  }

  @Test func aBindingIsAnAssignmentToSomethingDisplayed() {
    let fixture = ViewFixture()
    let label = UILabel()
    fixture.parent.addSubview(label)
    fixture.window.runFrame()
    let before = fixture.window.work
    label.text = "outside of content"
    fixture.child.onUpdateProperties = {
      label.text = "new"
      label.alpha = 1
      label.isHidden = true
    }
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsEvaluated] == 3)
    #expect(work[.bindingsEffective] == 2)
    #expect(work[.bindingsRedundant] == 1)
    #expect(work[.propertiesRedundant] == 0)
  }

  @Test("C5: an update that assigns what is displayed already is redundant")
  func anUpdateThatChangesNothingIsRedundant() {
    let fixture = ViewFixture()
    fixture.child.onUpdateProperties = { [child = fixture.child] in child.alpha = 1 }
    fixture.child.setNeedsUpdateProperties()
    let before = fixture.window.work
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.propertiesExecuted] == 1)
    #expect(work[.propertiesRedundant] == 1)
  }

  @Test func anOracleCountsAllOfANewRowAndThenWhatChanged() {
    let fixture = ViewFixture(strategy: .identityOracle)
    let label = UILabel()
    let row = RecordingView("row", in: fixture.log)
    row.onUpdateProperties = {
      label.text = nil
      label.alpha = 1
    }
    fixture.parent.addSubview(label)
    fixture.parent.addSubview(row)
    let before = fixture.window.work
    fixture.window.runFrame()
    let first = fixture.window.work
    #expect(first.work(since: before)[.bindingsEvaluated] == 2)
    #expect(first.work(since: before)[.bindingsRedundant] == 2)
    row.setNeedsUpdateProperties()
    fixture.window.runFrame()
    #expect(fixture.window.work.work(since: first)[.propertiesExecuted] == 1)
    #expect(fixture.window.work.work(since: first)[.bindingsEvaluated] == 0)
  }

  /// A controller that names its model in a label.
  private final class NamingController: UIViewController {
    let model = Counterpart()
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
    }

    override func updateProperties() {
      super.updateProperties()
      label.text = "\(model.number)"
    }
  }

  @Test("R28: content of a controller that is asked for early settles where layout runs it")
  func earlyRequestsSettleWithoutAPropertyPass() {
    for strategy in [UpdateStrategy.propertyPass, .layoutOnly, .fullRecompute] {
      let window = UIWindow(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        strategy: strategy
      )
      let controller = NamingController()
      controller.setNeedsUpdateProperties()
      controller.view.setNeedsUpdateProperties()
      window.rootViewController = controller
      window.runFrame()
      #expect(controller.label.text == "0", "\(strategy.name)")
      controller.model.number = 1
      window.runFrame()
      #expect(controller.label.text == "1", "\(strategy.name)")
      #expect(window.work[.turnsExecuted] == 2, "\(strategy.name)")
      #expect(window.work[.turnsDeferred] == 0, "\(strategy.name)")
    }
  }
}
