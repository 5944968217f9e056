import UBInstrumentation
import UIKit

/// Complaints about updates that never end.
enum LoopComplaints {
  private static let turnsMax = UpdateCycle.turnsPerFrameMax

  static let all = [
    Experiment(
      "C3",
      "layout-in-did-layout",
      claim: "A viewDidLayoutSubviews() that changes the layout and forces it never ends.",
      source: "lascic/UIOnboarding#2",
      counted: "turns of a frame",
      verdict: .holds,
      holds: { $0[0] == turnsMax && $0[1] < turnsMax },
      arms: [
        Experiment.Arm("it requests layout and forces it", 100) {
          turnsOfController { view in
            view.setNeedsLayout()
            view.layoutIfNeeded()
          }
        },
        Experiment.Arm("it only forces layout", 1) { turnsOfController { $0.layoutIfNeeded() } },
      ]
    ),
    Experiment(
      "C4",
      "own-size-in-layout",
      claim: "A view that sets its own size in layoutSubviews() fights its superview forever.",
      source: "nicklockwood/layout#184",
      counted: "turns of a frame",
      verdict: .holds,
      holds: { $0[0] == turnsMax && $0[1] < turnsMax },
      arms: [
        Experiment.Arm("the superview wants another size", 100) { turnsOfSizing(superview: 80) },
        Experiment.Arm("the superview wants the same", 1) { turnsOfSizing(superview: 50) },
      ]
    ),
    Experiment(
      "C5",
      "same-value-writes",
      claim: "Writing an unchanged value updates its readers.",
      source: "AThevon/TokenEater#34",
      counted: "content runs after a write that changes nothing",
      verdict: .fails,
      holds: { counts in counts.allSatisfy { $0 == 1 } },
      arms: [
        Experiment.Arm("x = x", 0) { runs { $0.number = 0 } },
        Experiment.Arm("x += 0", 1) { runs { $0.number += 0 } },
      ]
    ),
    Experiment(
      "C19",
      "ping-pong",
      claim: "Two views that each write a property the other reads never settle.",
      source: "jbr7rr/MedtrumKit#179",
      counted: "turns of a frame",
      verdict: .holds,
      holds: { $0[0] == turnsMax && $0[1] < turnsMax },
      arms: [
        Experiment.Arm("each adds to the other's number", 100) { turnsOfPingPong(upTo: nil) },
        Experiment.Arm("both stop at 3", 2) { turnsOfPingPong(upTo: 3) },
      ]
    ),
    Experiment(
      "C20",
      "request-in-layout",
      claim: "A layoutSubviews() that requests layout or display never ends.",
      source: "ChasakisD/Xamarin.Forms.BackgroundKit#3",
      counted: "turns of a frame",
      verdict: .fails,
      holds: { counts in counts.allSatisfy { $0 == turnsMax } },
      arms: [
        Experiment.Arm("layout", 100) { turnsOfRequest { $0.setNeedsLayout() } },
        Experiment.Arm("display", 1) { turnsOfRequest { $0.setNeedsDisplay() } },
      ]
    ),
  ]

  private final class Controller: UIViewController {
    var change: (UIView) -> Void = { _ in }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      change(view)
    }
  }

  private static func turnsOfController(_ change: @escaping (UIView) -> Void) -> Int {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let window = UIWindow(frame: frame)
    let controller = Controller()
    controller.change = change
    window.rootViewController = controller
    window.runFrame()
    return window.work[.turnsExecuted]
  }

  /// The turns of a frame in which a view and its superview set different heights for the view.
  private static func turnsOfSizing(superview height: CGFloat) -> Int {
    let stage = Stage()
    let child = stage.child
    child.geometry = { child.frame.size.height = 50 }
    stage.root.geometry = { child.frame.size.height = height }
    return stage.work {
      stage.root.setNeedsLayout()
      child.setNeedsLayout()
    }[.turnsExecuted]
  }

  private static func runs(of write: (Reading) -> Void) -> Int {
    let stage = Stage()
    let model = Reading()
    stage.child.content = { _ = model.number }
    stage.child.setNeedsUpdateProperties()
    stage.window.runFrame()
    return stage.work { write(model) }[.propertiesExecuted]
  }

  private static func turnsOfPingPong(upTo limit: Int?) -> Int {
    let stage = Stage()
    let (ours, theirs) = (Reading(), Reading())
    func reaction(to model: Reading, writing other: Reading) -> () -> Void {
      {
        let number = model.number
        if let limit, number >= limit { return }
        other.number = number + 1
      }
    }
    stage.root.content = reaction(to: ours, writing: theirs)
    stage.child.content = reaction(to: theirs, writing: ours)
    return stage.work {
      stage.root.setNeedsUpdateProperties()
      stage.child.setNeedsUpdateProperties()
    }[.turnsExecuted]
  }

  private static func turnsOfRequest(_ request: @escaping (UIView) -> Void) -> Int {
    let stage = Stage()
    let child = stage.child
    child.geometry = { request(child) }
    return stage.work { child.setNeedsLayout() }[.turnsExecuted]
  }
}
