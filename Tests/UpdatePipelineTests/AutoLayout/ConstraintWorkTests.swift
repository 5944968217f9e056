import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// What changes of constraints cost, in solver operations.
@Suite struct ConstraintWorkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let root = UIView()
  private let label = UILabel()
  private let below = UIView()

  init() {
    window.rootView = root
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    label.text = "text"
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.leftAnchor.constraint(equalTo: label.rightAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.runFrame()
  }

  /// The solver's work in a frame after a change.
  private func solverWork(of change: () -> Void) -> [Counter: Int] {
    let before = window.work
    change()
    window.runFrame()
    let work = window.work.work(since: before)
    let solver: [Counter] = [
      .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited,
      .solverVariablesChanged,
    ]
    return Dictionary(uniqueKeysWithValues: solver.map { ($0, work[$0]) }).filter { $0.value != 0 }
  }

  @Test func aTextOfTheSameLengthEditsNothing() {
    #expect(solverWork { label.text = "four" } == [:])
  }

  @Test("R54: a text of another length edits two constants")
  func aTextOfAnotherLengthEditsTwoConstants() {
    let work = solverWork { label.text = "longer" }
    #expect(work[.solverConstantsEdited] == 2)
    #expect(work[.solverConstraintsAdded] == nil)
    #expect(work[.solverConstraintsRemoved] == nil)
    #expect(label.frame.width == 42)
    #expect(below.frame.minX == 42)
  }

  @Test("R48: a constant is one edit")
  func aConstantIsOneEdit() throws {
    let top = try #require(root.constraints.first { $0.firstAttribute == .top })
    let work = solverWork { top.constant = 7 }
    #expect(work[.solverConstantsEdited] == 1)
    #expect(label.frame.minY == 7)
    #expect(below.frame.minY == 27)
  }

  @Test("R45: a change is solved at once and lays out the superview, once; frames follow then")
  func aChangeLaysOutTheSuperview() throws {
    let fixture = ViewFixture()
    let (label, below) = (UIView(), UIView())
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      fixture.child.addSubview(view)
    }
    let top = label.topAnchor.constraint(equalTo: fixture.child.topAnchor)
    NSLayoutConstraint.activate([top, below.topAnchor.constraint(equalTo: label.bottomAnchor)])
    _ = fixture.frame()
    let before = fixture.window.work
    top.constant = 9
    #expect(fixture.window.work.work(since: before)[.solverVariablesChanged] == 2)
    #expect([label, below].map(\.frame.minY) == [0, 0])
    #expect(fixture.frame() == ["child.layoutSubviews"])
    #expect([label, below].map(\.frame.minY) == [9, 9])
    #expect(fixture.window.work.work(since: before)[.layoutExecuted] == 1)
  }

  @Test("R56: a view that keeps the frame it was set asks for no layout")
  func aSetFrameAsksForNoLayout() {
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(fixed)
    below.leftAnchor.constraint(greaterThanOrEqualTo: fixed.leftAnchor).isActive = true
    window.runFrame()
    let before = window.work
    fixed.frame.origin.x = 3
    window.runFrame()
    let work = window.work.work(since: before)
    #expect(work[.solverConstantsEdited] == 1)
    #expect(work[.layoutExecuted] == 0)
  }

  @Test("R50: a constraint is kept by the nearest common ancestor")
  func constraintsAreKeptByTheCommonAncestor() {
    #expect(root.constraints.count == 4)
    #expect(below.constraints.count == 2)
  }

  @Test func togglingOneConstraintTouchesNoOther() throws {
    let width = try #require(below.constraints.first { $0.firstAttribute == .width })
    let off = solverWork { width.isActive = false }
    #expect(off[.solverConstraintsRemoved] == 1)
    #expect(off[.solverConstraintsAdded] == nil)
    let on = solverWork { width.isActive = true }
    #expect(on[.solverConstraintsAdded] == 1)
    #expect(on[.solverConstraintsRemoved] == nil)
  }

  @Test("U17: constraints inside a view stay in the solver while it is out of the window")
  func aViewThatLeavesTakesItsConstraintsAlong() {
    let work = solverWork { below.removeFromSuperview() }
    // The two that tie it to the label; its own two stay for when it comes back.
    #expect(work[.solverConstraintsRemoved] == 2)
    #expect(root.constraints.count == 2)
    #expect(below.constraints.count == 2)
    #expect(solverWork { root.addSubview(below) }[.solverConstraintsAdded] == nil)
    #expect(below.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func aReleasedViewLeavesNothingInTheSolver() {
    let before = window.work
    let added = addAndDropView()
    let work = window.work.work(since: before)
    #expect(work[.solverConstraintsAdded] == added)
    #expect(work[.solverConstraintsRemoved] == added)
  }

  private func addAndDropView() -> Int {
    let view = UILabel()
    view.text = "gone soon"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    let before = window.work
    window.runFrame()
    // Two of its own and two for each axis of its content size.
    let sizes = window.work.work(since: before)[.solverConstraintsAdded]
    view.removeFromSuperview()
    return 2 + sizes
  }

  @Test("R52, U9: of required constraints that contradict, the last is left out and told")
  func theLastOfAContradictionIsLeftOut() {
    let other = below.widthAnchor.constraint(equalToConstant: 99)
    other.isActive = true
    window.runFrame()
    #expect(below.frame.width == 10)
    #expect(window.constraintConflicts.count == 1)
  }

  @Test("A naive recompute adds every constraint again in every frame")
  func aNaiveRecomputeRebuildsTheSolver() {
    let naive = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200),
      strategy: .fullRecompute
    )
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(view)
    naive.rootView = root
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    naive.runFrame()
    let before = naive.work
    naive.runFrame()
    naive.runFrame()
    #expect(naive.work.work(since: before)[.solverConstraintsAdded] == 2)
    #expect(view.frame.minX == 3)
  }
}
