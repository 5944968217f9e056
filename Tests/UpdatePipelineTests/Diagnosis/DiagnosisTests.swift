import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct DiagnosisTests {
  private let fixture = ViewFixture()
  private let model = Counterpart()

  init() {
    fixture.window.recordsDiagnoses = true
  }

  /// Makes a closure the child's content and runs it.
  private func settle(_ content: @escaping () -> Void) {
    fixture.child.onUpdateProperties = content
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
  }

  /// The diagnoses so far, without their properties' names, which only a debug build knows.
  private var found: [String] {
    fixture.window.diagnoses.map { diagnosis in
      let other = diagnosis.other.map { " / \($0)" } ?? ""
      return "\(diagnosis.kind) \(diagnosis.view).\(diagnosis.method)\(other) x\(diagnosis.count)"
    }
  }

  @Test func nothingIsRecordedUnlessAsked() {
    fixture.window.recordsDiagnoses = false
    settle { [child = fixture.child] in child.alpha = 1 }
    #expect(fixture.window.diagnoses.isEmpty)
  }

  @Test("M8, X7: a write of what content reads itself is found when it runs again")
  func aSelfWriteIsFound() throws {
    settle { [model] in model.number = model.number + 1 }
    #expect(found == [])
    settle { [model] in model.number = model.number + 1 }
    #expect(found == ["selfWrite RecordingView(child).updateProperties() x1"])
    let property = try #require(fixture.window.diagnoses.first?.property)
    #expect(property.hasPrefix("\\Counterpart."))
    #expect(fixture.frame() == [], "It doesn't loop.")
  }

  @Test("M8: a self-write is found, too, when a change of the property set the run off")
  func aSelfWriteAfterAChangeIsFound() {
    settle { [model] in if model.number > 0 { model.number = 0 } }
    model.number = 5
    #expect(fixture.frame() == ["child.updateProperties"])
    #expect(found == ["selfWrite RecordingView(child).updateProperties() x1"])
    model.number = 6
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test func contentThatOnlyReadsIsFine() {
    settle { [model] in _ = model.number }
    for number in 1...3 {
      model.number = number
      #expect(fixture.frame() == ["child.updateProperties"])
    }
    #expect(found == [])
  }

  @Test("M9, R19: a write of what another method read in the same frame is found")
  func aWriteDuringTheUpdateIsFound() {
    fixture.parent.onUpdateProperties = { [model] in _ = model.number }
    fixture.parent.setNeedsUpdateProperties()
    settle { [model] in model.number = 7 }
    #expect(
      found == [
        "writeDuringUpdate RecordingView(child).updateProperties() "
          + "/ RecordingView(parent).updateProperties() x1"
      ]
    )
  }

  @Test("R19: layout that writes what content reads is found")
  func layoutThatWritesContentIsFound() {
    fixture.child.onUpdateProperties = { [model] in _ = model.number }
    fixture.child.onLayout = { [model] in model.number += 1 }
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsLayout()
    #expect(
      fixture.frame() == [
        "child.updateProperties", "child.layoutSubviews", "child.updateProperties",
      ]
    )
    #expect(
      found == [
        "writeDuringUpdate RecordingView(child).layoutSubviews() "
          + "/ RecordingView(child).updateProperties() x1"
      ]
    )
  }

  @Test("M10, U10, X8: a write on another thread is found")
  func aWriteElsewhereIsFound() {
    settle { [model] in _ = model.title }
    BackgroundWriter.write("elsewhere", to: model)
    #expect(found == [])
    #expect(fixture.frame() == ["child.updateProperties"])
    #expect(found == ["writeElsewhere RecordingView(child).updateProperties() x1"])
  }

  @Test func aLayoutForcedByContentIsFound() {
    settle { [child = fixture.child] in child.layoutIfNeeded() }
    #expect(found == ["forcedLayout RecordingView(child).updateProperties() x1"])
    fixture.child.layoutIfNeeded()
    #expect(fixture.window.diagnoses.map(\.count) == [1])
  }

  @Test("M7, U14: a tracked method that runs inside another is found")
  func nestedTrackingIsFound() {
    fixture.child.onUpdateProperties = { [model] in _ = model.title }
    fixture.parent.onUpdateProperties = { [child = fixture.child] in
      child.setNeedsUpdateProperties()
      child.updatePropertiesIfNeeded()
    }
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    #expect(
      found == [
        "nestedTracking RecordingView(parent).updateProperties() "
          + "/ RecordingView(child).updateProperties() x1"
      ]
    )
  }

  @Test("C5: an assignment of what is displayed already is found, by its property")
  func aRedundantSetIsFound() {
    settle { [child = fixture.child] in child.alpha = 1 }
    settle { [child = fixture.child] in child.alpha = 1 }
    #expect(found == ["redundantSet RecordingView(child).updateProperties() x2"])
    #expect(fixture.window.diagnoses.map(\.property) == ["alpha"])
    #expect(
      fixture.window.diagnoses.map(\.description) == [
        "RecordingView(child).updateProperties() assigned alpha the value it had already."
      ]
    )
  }

  @Test("R13: content that doesn't call super, or is called by the app, is found")
  func contentThatBreaksItsContractIsFound() {
    let view = Unfriendly(frame: .zero)
    fixture.parent.addSubview(view)
    _ = fixture.frame()
    #expect(found == ["superNotCalled Unfriendly.updateProperties() x1"])
    fixture.child.updateProperties()
    #expect(found.last == "directCall RecordingView(child).updateProperties() x1")
    #expect(found.count == 2)
  }

  private final class Unfriendly: UIView {
    override func updateProperties() {}
  }

  @Test("R26: a property that an untracked callback read and that changes is found")
  func anUntrackedReadIsFound() {
    let controller = RecordingController("c", in: fixture.log)
    controller.on["viewDidAppear"] = { [model] in _ = model.title }
    fixture.window.rootViewController = controller
    fixture.window.runFrame()
    #expect(found == [])
    model.title = "new"
    #expect(found == ["untrackedRead RecordingController(c).viewDidAppear(_:) x1"])
    model.title = "newer"
    #expect(fixture.window.diagnoses.map(\.count) == [1])
  }

  @Test func recordingChangesNoCount() {
    func work(recording: Bool) -> WorkCounters {
      let fixture = ViewFixture()
      fixture.window.recordsDiagnoses = recording
      let model = Counterpart()
      fixture.child.onUpdateProperties = { _ = model.title }
      fixture.child.onLayout = { _ = model.number }
      for round in 0..<4 {
        fixture.child.setNeedsLayout()
        fixture.child.setNeedsUpdateProperties()
        model.title = "\(round)"
        _ = fixture.frame()
        model.number = round
        _ = fixture.frame()
      }
      return fixture.window.work
    }
    #expect(work(recording: true) == work(recording: false))
  }
}
