import Foundation
import Testing
import UpdatePipeline

/// Every way in which anchors make constraints.
@Suite struct NSLayoutAnchorTests {
  private let parent = UIView()
  private let a = UIView()
  private let b = UIView()

  init() {
    for (view, name) in [(a, "a"), (b, "b")] {
      view.accessibilityIdentifier = name
      parent.addSubview(view)
    }
  }

  @Test func edgesAndMiddles() {
    let constraints = [
      a.leftAnchor.constraint(equalTo: b.rightAnchor),
      a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 4),
      a.centerXAnchor.constraint(greaterThanOrEqualTo: b.centerXAnchor, constant: -4),
      a.topAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor),
      a.centerYAnchor.constraint(equalTo: b.centerYAnchor),
      a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor, constant: 20),
    ]
    #expect(
      constraints.map(\.description) == [
        "UIView(a).left == UIView(b).right",
        "UIView(a).leading == UIView(b).trailing + 4",
        "UIView(a).centerX >= UIView(b).centerX - 4",
        "UIView(a).top <= UIView(b).bottom",
        "UIView(a).centerY == UIView(b).centerY",
        "UIView(a).firstBaseline == UIView(b).lastBaseline + 20",
      ]
    )
  }

  @Test("U31: the system's spacing is 8 points")
  func systemSpacing() {
    let constraints = [
      a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1),
      a.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: b.trailingAnchor,
        multiplier: 2
      ),
      a.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor,
        multiplier: 0.5
      ),
      a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
      a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2),
      a.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 3),
    ]
    #expect(
      constraints.map(\.description) == [
        "UIView(a).leading == UIView(b).trailing + 8",
        "UIView(a).leading >= UIView(b).trailing + 16",
        "UIView(a).leading <= UIView(b).trailing + 4",
        "UIView(a).top == UIView(b).bottom + 8",
        "UIView(a).top >= UIView(b).bottom + 16",
        "UIView(a).top <= UIView(b).bottom + 24",
      ]
    )
  }

  @Test func dimensions() {
    let constraints = [
      a.widthAnchor.constraint(equalToConstant: 5),
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
      a.widthAnchor.constraint(equalTo: b.heightAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 5),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      a.heightAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 2, constant: 5),
      a.heightAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -5),
    ]
    #expect(
      constraints.map(\.description) == [
        "UIView(a).width == 5", "UIView(a).width >= 5", "UIView(a).width <= 5",
        "UIView(a).width == UIView(b).height", "UIView(a).width == UIView(b).width + 5",
        "UIView(a).width == 2 * UIView(b).width",
        "UIView(a).height >= 2 * UIView(b).height + 5",
        "UIView(a).height <= 0.5 * UIView(b).height - 5",
      ]
    )
  }

  @Test("a distance between anchors is a dimension", arguments: LayoutStrategy.allCases)
  func distancesSolve(strategy: LayoutStrategy) {
    let canvas = LayoutCanvas(strategy)
    for name in ["a", "b", "c"] { canvas.add(name) }
    let (a, b, c) = (canvas.view("a"), canvas.view("b"), canvas.view("c"))
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    for text in [
      "a.leading == root.leading", "a.width == 40", "b.width == 40", "c.width == 20",
      "c.trailing == root.trailing",
    ] {
      canvas.constraint(text).isActive = true
    }
    NSLayoutConstraint.activate([
      gap.constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
      b.heightAnchor.constraint(equalTo: gap, multiplier: 0.5),
    ])
    canvas.window.runFrame()
    // 300 - 40 - 40 - 20 leaves 200, 100 for each gap.
    #expect(canvas.frames(of: ["b"]) == ["b": [140, 0, 40, 50]])
    #expect(
      gap.constraint(equalToConstant: 5).description
        == "(UIView(b).leading - UIView(a).trailing) == 5"
    )
    canvas.root.semanticContentAttribute = .forceRightToLeft
    canvas.window.runFrame()
    #expect(
      canvas.frames(of: ["a", "b", "c"]) == [
        "a": [260, 0, 40, 0], "b": [120, 0, 40, 50], "c": [0, 0, 20, 0],
      ]
    )
  }

  @Test("a distance is a constant or at least one", arguments: LayoutStrategy.allCases)
  func distancesCompareWithNumbers(strategy: LayoutStrategy) {
    let canvas = LayoutCanvas(strategy)
    for name in ["a", "b"] { canvas.add(name) }
    let (a, b) = (canvas.view("a"), canvas.view("b"))
    NSLayoutConstraint.activate([
      a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 30),
      a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(greaterThanOrEqualToConstant: 7),
      canvas.constraint("a.left == root.left + 1"), canvas.constraint("b.left == root.left @1"),
      canvas.constraint("a.top == root.top + 2"),
    ])
    canvas.window.runFrame()
    #expect(canvas.frames(of: ["b"]) == ["b": [8, 32, 0, 0]])
  }
}
