import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UnsettledReportTests {
  private let fixture = ViewFixture()

  @Test func aFrameThatSettlesHasNoReport() {
    fixture.child.setNeedsLayout()
    _ = fixture.frame()
    #expect(fixture.window.unsettledReport == nil)
  }

  @Test("C20, R19: a method that asks for its own pass is named")
  func aSelfInvalidationIsNamed() throws {
    fixture.child.onLayout = { [child = fixture.child] in child.setNeedsLayout() }
    fixture.child.setNeedsLayout()
    #expect(fixture.frame().count == UpdateCycle.turnsPerFrameMax)
    let report = try #require(fixture.window.unsettledReport)
    let name = "RecordingView(child)"
    let order = Array(repeating: name, count: 10).joined(separator: ", ")
    let call =
      "frame 2: call of setNeedsLayout() during \(name).layoutSubviews() → layout of \(name)"
    let asked = (91...100).map { "  turn \($0): \(call)" }.joined(separator: "\n")
    #expect(
      report.description == """
        Frame 2 did not settle in 100 turns: a method asks for its own pass.
        Still pending: RecordingView(child).
        In the last turns ran:
          10 times RecordingView(child).layoutSubviews()
        What asked for what:
          frame 2: call of setNeedsLayout() during RecordingView(child).layoutSubviews() \
        → layout of RecordingView(child)
        Top-level view: RecordingView(child)
        Layouts of each view:
          10 times RecordingView(child) (0, 0; 100 × 100)
        Laid out in order: \(order)
        Changes of frames:
        What asked for layout of the top-level view:
        \(asked)
        """
    )
    #expect(report.runs.map(\.turn) == Array(91...100))
  }

  @Test("C19, M9, M14, U8: views that write what the other read are named, and what they write")
  func aPingPongIsNamed() throws {
    let model = Counterpart()
    fixture.parent.onUpdateProperties = { model.number = model.title.count + 1 }
    fixture.child.onUpdateProperties = { model.title = String(repeating: "x", count: model.number) }
    fixture.parent.setNeedsUpdateProperties()
    fixture.child.setNeedsUpdateProperties()
    let before = fixture.window.work
    #expect(fixture.frame().count == 2 * UpdateCycle.turnsPerFrameMax)
    #expect(fixture.window.work.work(since: before)[.turnsDeferred] == 1)
    let report = try #require(fixture.window.unsettledReport)
    #expect(report.suspicion == .pingPong)
    #expect(report.visits.map(\.count) == [10, 10])
    #expect(report.chain.map(\.view).sorted() == ["RecordingView(child)", "RecordingView(parent)"])
    for cause in report.chain {
      guard case .write(let property) = cause.trigger else {
        Issue.record("A write keeps it going, not \(cause).")
        continue
      }
      #expect(property.hasPrefix("\\Counterpart."))
      #expect(cause.during?.method == "updateProperties()")
    }
  }

  @Test("C4, R57, R58: a view and a superview that fight over its size are found out")
  func aFightOverSizeIsFound() throws {
    fixture.child.onLayout = { [child = fixture.child] in child.frame.size.width = 50 }
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.size.width = 80 }
    fixture.parent.setNeedsLayout()
    _ = fixture.frame()
    let report = try #require(fixture.window.unsettledReport)
    #expect(report.suspicion == .fightOverSize)
    #expect(report.pending == ["RecordingView(parent)", "RecordingView(child)"])
    #expect(report.visits.map(\.count) == [10, 10])
    let layout = try #require(report.layout)
    #expect(layout.topView == "RecordingView(parent)")
    #expect(layout.tree.map(\.view) == ["RecordingView(parent)", "RecordingView(child)"])
    #expect(layout.tree.map(\.depth) == [0, 1])
    #expect(layout.tree.map(\.visits) == [10, 10])
    #expect(layout.order.prefix(2) == ["RecordingView(parent)", "RecordingView(child)"])
    #expect(layout.order.count == 20)
    #expect(layout.changes.count == 20)
    #expect(layout.changes.map(\.from.width).prefix(2) == [50, 80])
    #expect(layout.changes.map(\.to.width).prefix(2) == [80, 50])
    #expect(layout.changes.first?.during?.view == "RecordingView(parent)")
    #expect(layout.changes.last?.during?.view == "RecordingView(child)")
    #expect(layout.requests.map(\.trigger) == Array(repeating: .resize, count: 10))
    #expect(layout.oscillations.map(\.view) == ["RecordingView(child)"])
    #expect(layout.oscillations.map(\.variable) == ["width"])
    #expect(layout.oscillations.map(\.values) == [[50, 80]])
    #expect(layout.oscillations.map(\.isAmbiguous) == [false])
  }

  @Test("R58: constraints that give a view one frame and then another are suspected, with numbers")
  func oscillatingConstraintsAreNamed() throws {
    let view = UIView()
    view.accessibilityIdentifier = "box"
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.child.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: fixture.child.leadingAnchor),
    ])
    fixture.window.runFrame()
    fixture.child.onLayout = { width.constant = 110 - width.constant }
    fixture.child.setNeedsLayout()
    fixture.window.runFrame()
    let report = try #require(fixture.window.unsettledReport)
    #expect(report.suspicion == .ambiguousLayout)
    let layout = try #require(report.layout)
    #expect(layout.topView == "RecordingView(child)")
    #expect(layout.oscillations.map(\.variable) == ["width"])
    #expect(layout.oscillations.map(\.view) == ["UIView(box)"])
    #expect(layout.oscillations.map { $0.values.sorted() } == [[50, 60]])
    #expect(layout.oscillations.map(\.isAmbiguous) == [true], "Nothing decides its height.")
    #expect(report.description.contains("ambiguous layout suspected"))
    #expect(report.description.contains("  width of UIView(box): "))
  }

  @Test("R58, X3: the threshold comes from a launch argument, the last of several")
  func aThresholdComesFromALaunchArgument() {
    let name = "-UIViewLayoutFeedbackLoopDebuggingThreshold"
    #expect(UIWindow.feedbackLoopThreshold(in: ["tool", name, "100", name, "200"]) == 200)
    #expect(UIWindow.feedbackLoopThreshold(in: ["tool", "100"]) == nil)
    #expect(fixture.window.viewLayoutFeedbackLoopDebuggingThreshold == nil, "There is none here.")
  }

  @Test("R58: a launch argument that isn't a number ends the program with a message")
  func aThresholdThatIsNoNumberIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let name = "-UIViewLayoutFeedbackLoopDebuggingThreshold"
        _ = UIWindow.feedbackLoopThreshold(in: ["tool", name, "often"])
      }
    }
  }

  @Test("R58, X3: a view laid out more often than the threshold gives the frame up")
  func aThresholdIsKept() throws {
    fixture.window.viewLayoutFeedbackLoopDebuggingThreshold = 50
    fixture.child.onLayout = { [child = fixture.child] in child.setNeedsLayout() }
    fixture.child.setNeedsLayout()
    // Fifty are allowed; the next starts the recording of ten more turns.
    #expect(fixture.frame().count == 61)
    #expect(fixture.window.unsettledReport?.turns == 61)
  }

  @Test("R58: a threshold is kept between 50 and 1000, and can allow more turns than usual")
  func aThresholdHasItsRange() {
    fixture.window.viewLayoutFeedbackLoopDebuggingThreshold = 7
    #expect(fixture.window.viewLayoutFeedbackLoopDebuggingThreshold == 50)
    fixture.window.viewLayoutFeedbackLoopDebuggingThreshold = 5_000
    #expect(fixture.window.viewLayoutFeedbackLoopDebuggingThreshold == 1_000)
    var rest = 300
    fixture.child.onLayout = { [child = fixture.child] in
      rest -= 1
      if rest > 0 { child.setNeedsLayout() }
    }
    fixture.child.setNeedsLayout()
    #expect(fixture.frame().count == 300)
    #expect(fixture.window.unsettledReport == nil)
  }

  @Test("C3, U20: content that asks for itself and updates at once neither recurses nor loops")
  func forcedContentIsBounded() {
    fixture.child.onUpdateProperties = { [child = fixture.child] in
      child.setNeedsUpdateProperties()
      child.updatePropertiesIfNeeded()
      child.layoutIfNeeded()
    }
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame().count == UpdateCycle.turnsPerFrameMax)
    #expect(fixture.window.unsettledReport?.suspicion == .asksForItself)
  }
}
