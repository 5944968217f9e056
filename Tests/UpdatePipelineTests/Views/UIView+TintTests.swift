import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct TintTests {
  /// A view that logs changes of its tint.
  private final class TintView: UIView {
    let log: CallLog
    let name: String

    init(_ name: String, in log: CallLog) {
      self.log = log
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      log = CallLog()
      name = ""
      super.init(coder: coder)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.append("\(name) \(tintColor == .red ? "red" : tintColor == .green ? "green" : "other")")
    }
  }

  @Test("A tint is inherited; a change of it calls back where it is inherited, top-down, and once")
  func aTintIsInherited() {
    let log = CallLog()
    let (top, middle, bottom, other) = (
      TintView("top", in: log), TintView("middle", in: log), TintView("bottom", in: log),
      TintView("other", in: log)
    )
    top.addSubview(middle)
    top.addSubview(other)
    middle.addSubview(bottom)
    #expect(log.take() == [])
    #expect(bottom.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(log.take() == ["top red", "middle red", "bottom red", "other red"])
    middle.tintColor = .green
    #expect(log.take() == ["middle green", "bottom green"])
    top.tintColor = .systemGray
    #expect(log.take() == ["top other", "other other"])
    #expect(bottom.tintColor == .green)
    middle.tintColor = nil
    #expect(log.take() == ["middle other", "bottom other"])
    top.tintColor = .systemGray
    #expect(log.take() == [])
  }

  @Test("U36: a view takes the tint of where it is put, and out of a superview keeps the last")
  func aViewTakesTheTintOfWhereItIsPut() {
    let log = CallLog()
    let view = TintView("view", in: log)
    let (blue, red) = (UIView(), UIView())
    red.tintColor = .red
    blue.addSubview(view)
    #expect(log.take() == [])
    red.addSubview(view)
    #expect(log.take() == ["view red"])
    view.removeFromSuperview()
    #expect(view.tintColor == .red, "It keeps the tint it had last.")
    red.addSubview(view)
    #expect(log.take() == [])
    view.tintColor = .red
    blue.addSubview(view)
    #expect(log.take() == [], "Its own tint is the same.")
    view.tintColor = nil
    #expect(log.take() == ["view other"])
  }

  @Test("A tint that is shown already is redundant; pictures that inherit a new one are drawn")
  func aTintIsABinding() {
    let fixture = ViewFixture()
    let image = UIImageView(image: UIImage(systemName: "star"))
    fixture.child.addSubview(image)
    fixture.window.runFrame()
    let blue = fixture.window.displayDigest()
    let before = fixture.window.work
    fixture.parent.onUpdateProperties = { fixture.parent.tintColor = .red }
    fixture.parent.setNeedsUpdateProperties()
    fixture.window.runFrame()
    let red = fixture.window.work
    #expect(red.work(since: before)[.bindingsEffective] == 1)
    #expect(red.work(since: before)[.displayExecuted] == 1)
    #expect(red.work(since: before)[.layoutExecuted] == 0)
    #expect(fixture.window.displayDigest() != blue)
    fixture.parent.setNeedsUpdateProperties()
    fixture.window.runFrame()
    #expect(fixture.window.work.work(since: red)[.bindingsRedundant] == 1)
    #expect(fixture.window.work.work(since: red)[.displayExecuted] == 0)
  }

  @Test("X9: what tintColorDidChange() reads is no dependency")
  func theCallbackIsNotTracked() {
    final class ReadingView: UIView {
      let model = Counterpart()
      var runs = 0

      override func tintColorDidChange() {
        super.tintColorDidChange()
        runs += 1
        _ = model.title
      }
    }
    let fixture = ViewFixture()
    let view = ReadingView()
    fixture.child.addSubview(view)
    fixture.window.runFrame()
    _ = fixture.log.take()
    fixture.window.tintColor = .red
    let before = fixture.window.work
    view.model.title = "new"
    #expect(fixture.window.work == before)
    #expect(fixture.frame() == [])
    #expect(view.runs == 1)
  }
}
