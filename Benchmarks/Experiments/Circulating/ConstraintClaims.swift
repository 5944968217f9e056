import UBInstrumentation
import UIKit

/// Claims about constraints from notes on Auto Layout.
enum ConstraintClaims {
  private static let source = "notes on Auto Layout"

  static let all = [
    Experiment(
      "X14",
      "multiplier-scales",
      claim: "A multiplier of 0.5 puts an edge halfway between the left and right edges.",
      source: source,
      counted: "x of the leading edge in a superview 300 points wide",
      verdict: .fails,
      holds: { counts in counts.allSatisfy { $0 == 150 } },
      arms: [
        Experiment.Arm("half of the superview's leading edge", 0) { edge(atHalf: .leading) },
        Experiment.Arm("half of its trailing edge", 150) { edge(atHalf: .trailing) },
      ]
    ),
    Experiment(
      "X15",
      "inequality-needs-no-priority",
      claim: "Inequalities are resolved through priorities.",
      source: source,
      counted: "width in points, limited to 50...80, of a view with content of 20 or 200",
      verdict: .fails,
      holds: { $0 == [20, 200] },
      arms: [
        Experiment.Arm("content of 20, default priorities", 50) { width(ofContent: 20) },
        Experiment.Arm("content of 200, default priorities", 80) { width(ofContent: 200) },
      ]
    ),
    Experiment(
      "X16",
      "priority-instead-of-removal",
      claim: "Instead of recreating a constraint, change its priority or isActive.",
      source: source,
      counted: "constraints added and removed to switch an optional constraint off and on",
      verdict: .holds,
      holds: { $0[0] < $0[2] && $0[1] < $0[2] },
      arms: [
        Experiment.Arm("priority to 1 and back", 0) {
          switching { $0.priority = UILayoutPriority($0.priority == .defaultHigh ? 1 : 750) }
        },
        Experiment.Arm("isActive", 2) { switching { $0.isActive.toggle() } },
        Experiment.Arm("all constraints recreated", 8) { switchingByRebuilding() },
      ]
    ),
    Experiment(
      "X17",
      "optional-gives-way",
      claim: "Of contradicting constraints, the one with low priority is dropped.",
      source: source,
      counted: "width in points, at most 150, of a view with content of 20",
      verdict: .fails,
      holds: { $0[0] == $0[1] },
      arms: [
        Experiment.Arm("with a width of 200 at priority 500", 150) { widthOfWish(isThere: true) },
        Experiment.Arm("without it", 20) { widthOfWish(isThere: false) },
      ]
    ),
    Experiment(
      "X18",
      "new-before-old",
      claim: "To switch between two constraints, activate the new one, then deactivate the old.",
      source: source,
      counted: "contradictions reported",
      verdict: .fails,
      holds: { $0[0] <= $0[1] },
      arms: [
        Experiment.Arm("new, then old", 1) { contradictions(newFirst: true) },
        Experiment.Arm("old, then new", 0) { contradictions(newFirst: false) },
      ]
    ),
  ]

  private static func edge(atHalf attribute: NSLayoutConstraint.Attribute) -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    NSLayoutConstraint(
      item: box,
      attribute: .leading,
      relatedBy: .equal,
      toItem: stage.root,
      attribute: attribute,
      multiplier: 0.5,
      constant: 0
    ).isActive = true
    stage.window.runFrame()
    return Int(box.frame.minX)
  }

  /// A box at the left of a stage with a low-priority width.
  private static func box(on stage: Stage, width: CGFloat) -> UIView {
    let box = stage.place(UIView())
    box.leftAnchor.constraint(equalTo: stage.root.leftAnchor).isActive = true
    let content = box.widthAnchor.constraint(equalToConstant: width)
    content.priority = .defaultLow
    content.isActive = true
    return box
  }

  private static func width(ofContent width: CGFloat) -> Int {
    let stage = Stage()
    let box = box(on: stage, width: width)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    stage.window.runFrame()
    return Int(box.frame.width)
  }

  private static func widthOfWish(isThere: Bool) -> Int {
    let stage = Stage()
    let box = box(on: stage, width: 20)
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    let wish = box.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = UILayoutPriority(500)
    wish.isActive = isThere
    stage.window.runFrame()
    return Int(box.frame.width)
  }

  /// Four constraints of a box, the last one optional.
  private static func constraints(of box: UIView, in root: UIView) -> [NSLayoutConstraint] {
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    width.priority = .defaultHigh
    return [
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), width,
    ]
  }

  /// The constraints added and removed by two switches of the optional constraint and their frames.
  private static func switching(_ change: (NSLayoutConstraint) -> Void) -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    let constraints = constraints(of: box, in: stage.root)
    NSLayoutConstraint.activate(constraints)
    stage.window.runFrame()
    let before = stage.window.work
    for _ in 0..<2 {
      change(constraints[3])
      stage.window.runFrame()
    }
    return additionsAndRemovals(of: stage, since: before)
  }

  private static func switchingByRebuilding() -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    let constraints = constraints(of: box, in: stage.root)
    NSLayoutConstraint.activate(constraints)
    stage.window.runFrame()
    let before = stage.window.work
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.activate(self.constraints(of: box, in: stage.root))
    stage.window.runFrame()
    return additionsAndRemovals(of: stage, since: before)
  }

  private static func additionsAndRemovals(of stage: Stage, since before: WorkCounters) -> Int {
    let work = stage.window.work.work(since: before)
    return work[.solverConstraintsAdded] + work[.solverConstraintsRemoved]
  }

  private static func contradictions(newFirst: Bool) -> Int {
    let stage = Stage()
    let box = stage.place(UIView())
    let old = box.widthAnchor.constraint(equalToConstant: 50)
    let new = box.widthAnchor.constraint(equalToConstant: 70)
    old.isActive = true
    stage.window.runFrame()
    if newFirst {
      new.isActive = true
      old.isActive = false
    } else {
      old.isActive = false
      new.isActive = true
    }
    stage.window.runFrame()
    return stage.window.constraintConflicts.count
  }
}
