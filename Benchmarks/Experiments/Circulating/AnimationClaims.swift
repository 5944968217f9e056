import UBInstrumentation
import UIKit

/// Claims about animations that flush updates.
enum AnimationClaims {
  static let all = [
    Experiment(
      "X1",
      "change-before-flush",
      claim: """
        A constraint's constant changed before UIView.animate with .flushUpdates and an empty \
        closure animates.
        """,
      source: "notes on adopting iOS 26",
      counted: "pictures shown in the six frames of the animation",
      verdict: .fails,
      holds: { $0[0] == $0[1] },
      arms: [
        Experiment.Arm("changed before the closure", 1) { pictures(changesInside: false) },
        Experiment.Arm("changed inside it", 6) { pictures(changesInside: true) },
      ]
    ),
    Experiment(
      "P3",
      "flush-once",
      claim: "layoutIfNeeded() causes too many updates; .flushUpdates only those needed.",
      source: "WWDC25 session 243",
      counted: "layouts forced by 50 changes in one animation",
      verdict: .holds,
      holds: { $0[0] > $0[1] },
      arms: [
        Experiment.Arm("layoutIfNeeded() after each", 50) { forcedLayouts(flushes: false) },
        Experiment.Arm(".flushUpdates", 1) { forcedLayouts(flushes: true) },
      ]
    ),
  ]

  private static func pictures(changesInside: Bool) -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    box.backgroundColor = .systemRed
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      box.topAnchor.constraint(equalTo: stage.root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 20), height,
    ])
    stage.window.runFrame()
    if !changesInside { height.constant = 80 }
    UIView.animate(withDuration: 0.1, delay: 0, options: [.flushUpdates, .curveLinear]) {
      if changesInside { height.constant = 80 }
    }
    return stage.pictures(inFrames: 6)
  }

  /// The layouts that fifty changes of a constant force before the frame.
  private static func forcedLayouts(flushes: Bool) -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    let left = box.leftAnchor.constraint(equalTo: stage.root.leftAnchor)
    left.isActive = true
    stage.window.runFrame()
    let before = stage.window.work
    UIView.animate(withDuration: 0.3, delay: 0, options: flushes ? .flushUpdates : []) {
      for _ in 0..<50 {
        left.constant += 1
        if !flushes { stage.root.layoutIfNeeded() }
      }
    }
    return stage.window.work.work(since: before)[.layoutExecuted]
  }
}
