import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// Claims that circulate about updates, each settled by counts.
@Suite struct ClaimTests {
  private let fixture = ViewFixture()

  /// The work of a frame after a change.
  private func work(of change: () -> Void) -> WorkCounters {
    let before = fixture.window.work
    change()
    fixture.window.runFrame()
    return fixture.window.work.work(since: before)
  }

  /// A label in the parent that Auto Layout places, of its own or of a fixed width.
  private func label(isFixed: Bool) -> UILabel {
    let label = UILabel()
    label.text = "abc"
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: fixture.parent.topAnchor).isActive = true
    if isFixed {
      label.widthAnchor.constraint(equalToConstant: 60).isActive = true
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    fixture.window.runFrame()
    _ = fixture.log.take()
    return label
  }

  /// The layouts of a frame in which the child's content sets a label's text.
  private func layouts(setting text: String, of label: UILabel) -> Int {
    fixture.child.onUpdateProperties = { label.text = text }
    return work { fixture.child.setNeedsUpdateProperties() }[.layoutExecuted]
  }

  @Test("X4: text set in updateProperties causes layout iff the label's size follows it")
  func textCausesLayoutIfTheSizeFollows() {
    let free = label(isFixed: false)
    #expect(layouts(setting: "xyz", of: free) == 0)
    #expect(layouts(setting: "longer", of: free) == 2, "The superview and the label.")
    #expect(layouts(setting: "longest text", of: label(isFixed: true)) == 0)
  }

  @Test("X5: a colour set in layoutSubviews solves nothing; it costs the layout")
  func aColourInLayoutSolvesNothing() {
    let placed = label(isFixed: false)
    fixture.parent.onLayout = { placed.textColor = .red }
    let work = work { fixture.parent.setNeedsLayout() }
    #expect(work[.layoutExecuted] == 1)
    #expect(work[.displayExecuted] == 1)
    #expect(work[.solverPivots] == 0)
    #expect(work[.solverVariablesChanged] == 0)
    #expect(work[.solverConstantsEdited] == 0)
  }

  @Test("X7: a property that content only writes never loops, nor one it also reads")
  func aSelfWriteNeverLoops() {
    let model = Counterpart()
    fixture.child.onUpdateProperties = { model.number += 1 }
    #expect(work { fixture.child.setNeedsUpdateProperties() }[.propertiesExecuted] == 1)
    fixture.child.onUpdateProperties = { model.number = model.number + 1 }
    #expect(work { fixture.child.setNeedsUpdateProperties() }[.propertiesExecuted] == 1)
    // Swift calls `+=` a read and a write, so the first run made the view depend on it.
    #expect(model.number == 2)
  }

  @Test("X8: the thread of a write does matter: it shows a frame later, and is marked there")
  func theThreadOfAWriteMatters() {
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.window.runFrame()
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    BackgroundWriter.write("elsewhere", to: model)
    #expect(fixture.window.work[.notificationsDelivered] == 0)
    fixture.window.runFrame()
    #expect(fixture.window.work[.notificationsDelivered] == 1)
  }

  @Test("X11, U11: tracking keeps no observed object alive")
  func observedObjectsAreNotKept() {
    weak let forgotten = observe()
    #expect(forgotten == nil)
  }

  private func observe() -> Counterpart {
    let model = Counterpart()
    fixture.child.onUpdateProperties = { [weak model] in _ = model?.title }
    fixture.child.setNeedsUpdateProperties()
    fixture.window.runFrame()
    return model
  }
}
