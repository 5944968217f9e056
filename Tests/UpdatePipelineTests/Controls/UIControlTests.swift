import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UIControlTests {
  @Test func theStateIsWhatTheControlIs() {
    let control = UIControl()
    #expect(control.controlState == .normal)
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.controlState == [.disabled, .selected, .highlighted])
    control.isEnabled = true
    #expect(control.controlState == [.selected, .highlighted])
  }

  @Test func actionsRunForTheirEventsInOrder() {
    let control = UIControl()
    var calls: [String] = []
    let first = UIAction { _ in calls.append("first") }
    let second = UIAction(identifier: UIAction.Identifier("second")) { _ in calls.append("second") }
    control.addAction(first, for: .valueChanged)
    control.addAction(second, for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(calls == ["first", "second", "second"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
  }

  @Test func anActionOfTheSameIdentifierTakesTheFirstsPlace() {
    let control = UIControl()
    let identifier = UIAction.Identifier("toggle")
    var calls: [String] = []
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("old") },
      for: .touchUpInside
    )
    control.addAction(
      UIAction(identifier: identifier) { _ in calls.append("new") },
      for: .touchUpInside
    )
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["new"])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["new"])
  }

  @Test func aControlThatIsOffDoesNothing() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 1)
  }

  @Test("R26: what an action reads is no dependency")
  func actionsAreNotTracked() {
    let fixture = ViewFixture()
    let model = Counterpart()
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in _ = model.title })
    fixture.child.addSubview(control)
    fixture.window.runFrame()
    control.performPrimaryAction()
    let before = fixture.window.work
    model.title = "new"
    #expect(fixture.window.work == before)
    #expect(fixture.frame() == [])
  }

  @Test("A state that content sets is a binding, the same state a redundant one")
  func statesAreBindings() {
    let fixture = ViewFixture()
    let control = UIControl()
    fixture.child.addSubview(control)
    fixture.child.onUpdateProperties = { control.isSelected = true }
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.bindingsEvaluated] == 2)
    #expect(work[.bindingsEffective] == 1)
    #expect(work[.bindingsRedundant] == 1)
  }
}
