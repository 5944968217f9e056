import Foundation
import UBInstrumentation
import SnapKit
import Testing
import UIKit

/// What making and changing constraints costs, in solver operations.
@Suite struct ConstraintWorkTests {
  private let screen = Screen()

  private func make() -> [Counter: Int] {
    screen.solverWork {
      screen.box.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(16)
        make.top.equalTo(screen.other.snp.bottom).offset(8)
        make.height.equalTo(50)
      }
    }
  }

  @Test("R49: making constraints is one change, as activating them together is")
  func makingIsOneChange() {
    let other = Screen()
    let box = other.box
    box.translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      box.leftAnchor.constraint(equalTo: other.root.leftAnchor, constant: 16),
      box.rightAnchor.constraint(equalTo: other.root.rightAnchor, constant: -16),
      box.topAnchor.constraint(equalTo: other.other.bottomAnchor, constant: 8),
      box.heightAnchor.constraint(equalToConstant: 50),
    ]
    let (madeBefore, activatedBefore) = (screen.window.work, other.window.work)
    // The fifth pins the width of the root, which no constraint mentioned before.
    #expect(make() == [.solverConstraintsAdded: 5])
    NSLayoutConstraint.activate(constraints)
    other.window.runFrame()
    let made = screen.window.work.work(since: madeBefore)
    #expect(made == other.window.work.work(since: activatedBefore))
    #expect(screen.box.frame == CGRect(x: 16, y: 78, width: 268, height: 50))
    #expect(other.box.frame == screen.box.frame)
  }

  @Test("R48: an offset is one constant")
  func anOffsetIsOneConstant() throws {
    var top: Constraint?
    screen.box.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(50)
      top = make.top.equalToSuperview().offset(10).constraint
    }
    screen.window.runFrame()
    let work = screen.solverWork { top?.update(offset: 30) }
    #expect(work == [.solverConstantsEdited: 1])
    #expect(screen.box.frame.minY == 30)
  }

  @Test("R48: updating edits the constants that change and adds nothing")
  func updatingEditsConstants() {
    _ = make()
    let work = screen.solverWork {
      screen.box.snp.updateConstraints { make in
        make.top.equalTo(screen.other.snp.bottom).offset(20)
        make.left.right.equalToSuperview().inset(10)
      }
    }
    #expect(work == [.solverConstantsEdited: 3])
    #expect(screen.box.frame == CGRect(x: 10, y: 90, width: 280, height: 50))
  }

  @Test func updatingToTheSameConstantsIsFree() {
    _ = make()
    let work = screen.solverWork {
      screen.box.snp.updateConstraints { make in
        make.top.equalTo(screen.other.snp.bottom).offset(8)
        make.height.equalTo(50)
      }
    }
    #expect(work == [:])
  }

  @Test func remakingRemovesAndAddsEach() {
    _ = make()
    let work = screen.solverWork {
      screen.box.snp.remakeConstraints { make in
        make.left.right.equalToSuperview().inset(16)
        make.top.equalTo(screen.other.snp.bottom).offset(8)
        make.height.equalTo(60)
      }
    }
    #expect(work == [.solverConstraintsAdded: 4, .solverConstraintsRemoved: 4])
    #expect(screen.box.frame.height == 60)
  }

  @Test func removingRemovesEach() {
    _ = make()
    let work = screen.solverWork { screen.box.snp.removeConstraints() }
    #expect(work == [.solverConstraintsRemoved: 4])
    #expect(screen.root.constraints.count { $0.firstItem === screen.box } == 0)
  }

  @Test("R51: a priority is changed in place")
  func aPriorityIsChangedInPlace() {
    var wide: Constraint?
    screen.box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(50).priority(500)
      wide = make.width.equalTo(90).priority(.low).constraint
    }
    #expect(screen.boxFrame().width == 50)
    let work = screen.solverWork { wide?.update(priority: .high) }
    #expect(work == [:])
    #expect(screen.box.frame.width == 90)
  }

  @Test func togglingAConstraintTouchesNoOther() {
    var narrow: Constraint?
    screen.box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(50).priority(500)
    }
    screen.box.snp.prepareConstraints { narrow = $0.width.equalTo(20).constraint }
    #expect(screen.boxFrame().width == 50)
    #expect(screen.solverWork { narrow?.activate() } == [.solverConstraintsAdded: 1])
    #expect(screen.box.frame.width == 20)
    #expect(screen.solverWork { narrow?.isActive = false } == [.solverConstraintsRemoved: 1])
    #expect(screen.box.frame.width == 50)
  }
}
