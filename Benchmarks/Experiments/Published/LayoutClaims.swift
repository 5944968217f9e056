import UBInstrumentation
import UIKit
import UBWorkloads

/// Published claims about the cost of Auto Layout.
enum LayoutClaims {
  private static let operations: [Counter] = [
    .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited,
  ]

  static let all = [
    Experiment(
      "P11",
      "churn-is-the-bug",
      claim: "Churning constraints is the bug; a constant is one step, hiding beats removing.",
      source: "WWDC18 session 220",
      counted: "solver operations to hide and show a picture ten times",
      verdict: .holds,
      holds: { $0[0] > 5 * $0[1] && $0[1] > $0[3] && $0[2] > $0[3] },
      arms: ["churn", "hide", "toggle", "constant"].enumerated().map { place, way in
        Experiment.Arm(
          way,
          [2_620, 340, 100, 20][place],
          running: PictureToggle.self,
          [("way", way), ("items", "1")],
          counting: operations[0],
          operations[1],
          operations[2]
        )
      }
    ),
    Experiment(
      "P12",
      "independent-is-linear",
      claim: "The cost of independent parts of a layout is linear.",
      source: "WWDC18 session 220",
      counted: "pivots and substitutions to build, move and rebuild chains of ten views",
      verdict: .holds,
      holds: { $0[1] == 3 * $0[0] && $0[2] == 6 * $0[0] },
      arms: [
        ("1 chain", "10", 213), ("3 chains", "30", 639), ("6 chains", "60", 1_278),
      ].map { name, views, expected in
        Experiment.Arm(
          name,
          expected,
          running: TopologyLayout.self,
          [("topology", "independentChains"), ("views", views)],
          counting: .solverPivots,
          .solverSubstitutions
        )
      }
    ),
    Experiment(
      "P13",
      "fitting-throws-away",
      claim: "systemLayoutSizeFitting creates a solver and discards it after use.",
      source: "WWDC18 session 220",
      counted: "constraints added to a solver for a view with four labels",
      verdict: .holds,
      holds: { $0[0] > 0 && $0[0] == $0[1] && $0[2] == 0 },
      arms: [
        Experiment.Arm("the first call", 31) { fitting(call: 1) },
        Experiment.Arm("the second call", 31) { fitting(call: 2) },
        Experiment.Arm("a frame without changes", 0) { fitting(call: 0) },
      ]
    ),
    Experiment(
      "P14",
      "order-of-insertion",
      claim: "The order of adding constraints changes the cost by an order of magnitude.",
      source: "a measurement of another solver with a chain of 1000 views",
      counted: "pivots and substitutions to build, move and rebuild a chain of 60 views",
      verdict: .fails,
      holds: { $0[0] > 10 * $0[1] || $0[1] > 10 * $0[0] },
      arms: [
        ("forward, in one batch", "forward", "together", 242),
        ("reversed, in one batch", "reversed", "together", 180),
        ("forward, one by one", "forward", "single", 242),
        ("reversed, one by one", "reversed", "single", 305),
      ].map { name, order, activation, expected in
        Experiment.Arm(
          name,
          expected,
          running: TopologyLayout.self,
          [("order", order), ("activation", activation), ("views", "60")],
          counting: .solverPivots,
          .solverSubstitutions
        )
      }
    ),
    Experiment(
      "P20",
      "relayout-boundary",
      claim: "If nothing outside depends on a view's size, a change in it lays out one view.",
      source: "Flutter's relayout boundary benchmark",
      counted: "layouts after a change of the innermost of 100 nested views",
      verdict: .holds,
      holds: { $0[0] == 1 && $0[1] >= 100 },
      arms: [
        Experiment.Arm("frames are set", 1) { layouts(sizesFollow: false) },
        Experiment.Arm("each size follows the inner one", 101) { layouts(sizesFollow: true) },
      ]
    ),
  ]

  /// The constraints added to a solver by a call to fit a view, or by a frame for call 0.
  private static func fitting(call: Int) -> Int {
    let stage = Stage()
    let card = stage.place(UIView())
    var above = card.topAnchor
    for text in ["one", "two", "three", "four"] {
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: card.leftAnchor),
        label.rightAnchor.constraint(equalTo: card.rightAnchor),
        label.topAnchor.constraint(equalTo: above),
      ])
      above = label.bottomAnchor
    }
    above.constraint(equalTo: card.bottomAnchor).isActive = true
    stage.window.runFrame()
    var before = stage.window.work
    for _ in 0..<call {
      before = stage.window.work
      _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if call == 0 { stage.window.runFrame() }
    return stage.window.work.work(since: before)[.solverConstraintsAdded]
  }

  /// The layouts after a change of the innermost of nested views.
  private static func layouts(sizesFollow: Bool) -> Int {
    let stage = Stage()
    var outer: UIView = stage.root
    var views: [UIView] = []
    for _ in 0..<100 {
      let view = ScriptedView()
      outer.addSubview(view)
      views.append(view)
      outer = view
    }
    guard sizesFollow, let innermost = views.last else {
      stage.window.runFrame()
      return stage.work { outer.setNeedsLayout() }[.layoutExecuted]
    }
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    for (view, inner) in zip(views, views.dropFirst()) {
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        view.widthAnchor.constraint(equalTo: inner.widthAnchor, constant: 2),
        view.heightAnchor.constraint(equalTo: inner.heightAnchor, constant: 2),
      ])
    }
    let width = innermost.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, innermost.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.window.runFrame()
    return stage.work { width.constant = 20 }[.layoutExecuted]
  }
}
