import Foundation
import UBInstrumentation
import Testing
import UpdatePipeline

/// The arrangement of stacks as it changes.
@Suite struct UIStackViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let stack = UIStackView()
  private let views = (0..<3).map { _ in UIView() }

  init() {
    let root = UIView()
    window.rootView = root
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for (index, view) in views.enumerated() {
      view.accessibilityIdentifier = "view \(index)"
      view.widthAnchor.constraint(equalToConstant: CGFloat(10 * (index + 1))).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.addArrangedSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    window.runFrame()
  }

  private var starts: [CGFloat] { views.map(\.frame.minX) }

  @Test("R60: arranging adds a subview that is placed by constraints")
  func arrangingAddsASubview() {
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(starts == [0, 10, 30])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
  }

  @Test("R60: a subview is not arranged by being added")
  func aSubviewIsNotArranged() {
    let other = UIView()
    stack.addSubview(other)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views + [other])
  }

  @Test("R60: a view that is removed is arranged no longer")
  func removingUnarranges() {
    views[1].removeFromSuperview()
    window.runFrame()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[2].frame.minX == 10)
    #expect(stack.frame.width == 40)
  }

  @Test("R60: a view that is arranged no longer stays a subview")
  func unarrangingKeepsTheSubview() {
    stack.removeArrangedSubview(views[1])
    window.runFrame()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(stack.subviews == views)
    #expect(views[2].frame.minX == 10)
  }

  @Test func insertingMovesAnArrangedView() {
    stack.insertArrangedSubview(views[2], at: 0)
    window.runFrame()
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(starts == [30, 40, 0])
    #expect(stack.subviews == views)
  }

  @Test func aViewFromAnotherStackComesOver() {
    let other = UIStackView(arrangedSubviews: [UIView()])
    let view = other.arrangedSubviews[0]
    stack.addArrangedSubview(view)
    #expect(other.arrangedSubviews == [])
    #expect(view.superview === stack)
    #expect(stack.arrangedSubviews == views + [view])
  }

  @Test("R60: hiding and showing arranges again")
  func hidingLeavesOut() {
    views[0].isHidden = true
    window.runFrame()
    #expect([views[1], views[2]].map(\.frame.minX) == [0, 20])
    #expect(stack.frame.width == 50)
    views[0].isHidden = false
    window.runFrame()
    #expect(starts == [0, 10, 30])
    #expect(stack.frame.width == 60)
  }

  @Test("R60: another axis arranges again")
  func theAxisArrangesAgain() {
    stack.axis = .vertical
    stack.alignment = .leading
    window.runFrame()
    #expect(views.map(\.frame.minY) == [0, 10, 20])
    #expect(starts == [0, 0, 0])
    #expect(stack.frame.size == CGSize(width: 30, height: 30))
  }

  @Test("R48: another spacing changes constants only")
  func spacingChangesConstants() {
    let before = window.work
    stack.spacing = 5
    window.runFrame()
    let work = window.work.work(since: before)
    #expect(work[.solverConstantsEdited] == 2)
    #expect(work[.solverConstraintsAdded] == 0)
    #expect(work[.solverConstraintsRemoved] == 0)
    #expect(starts == [0, 15, 40])
    stack.setCustomSpacing(1, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 1)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    window.runFrame()
    #expect(starts == [0, 11, 36])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    window.runFrame()
    #expect(starts == [0, 15, 40])
  }

  @Test func nothingChangedCostsNothing() {
    let before = window.work
    stack.spacing = 0
    stack.axis = .horizontal
    stack.distribution = .fill
    views[0].isHidden = false
    window.runFrame()
    let work = window.work.work(since: before)
    #expect(work[.constraintsUpdated] == 0)
    #expect(work[.solverConstraintsAdded] == 0)
    #expect(work[.layoutExecuted] == 0)
  }

  @Test func proportionsFollowTheContent() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("aa", "aa")
    let row = UIStackView(arrangedSubviews: [first, second])
    row.distribution = .fillProportionally
    row.frame = CGRect(x: 0, y: 50, width: 120, height: 20)
    window.rootView?.addSubview(row)
    window.runFrame()
    #expect(second.frame == CGRect(x: 60, y: 0, width: 60, height: 20))
    first.text = "aaaa"
    window.runFrame()
    #expect(second.frame == CGRect(x: 80, y: 0, width: 40, height: 20))
  }

  /// A stack, a wish of the app's, the priority of the stack's that it meets, and the frames of `s`
  /// or `b` where the wish loses and where it wins.
  nonisolated struct Wish: CustomTestStringConvertible, Sendable {
    let settings: [String]
    let constraints: [String]
    let wish: String
    let priority: Int
    let lost: [String: [Double]]
    let won: [String: [Double]]

    var testDescription: String { "\(settings.joined(separator: ", ")): \(priority)" }
  }

  nonisolated static let wishes = [
    Wish(
      settings: ["s equalSpacing"],
      constraints: [],
      wish: "s.width == 200",
      priority: 25,
      lost: ["s": [0, 0, 77, 20]],
      won: ["s": [0, 0, 200, 20]]
    ),
    Wish(
      settings: ["s leading"],
      constraints: [],
      wish: "s.height == 100",
      priority: 49,
      lost: ["s": [0, 0, 77, 20]],
      won: ["s": [0, 0, 77, 100]]
    ),
    Wish(
      settings: ["s equalCentering"],
      constraints: ["s.width == 300", "c.width == 100"],
      wish: "b.left == root.left + 70",
      priority: 149,
      // The middles of a, 35 wide, and of c are 232.5 apart.
      lost: ["b": [112.75, 0, 42, 20]],
      won: ["b": [70, 0, 42, 20]]
    ),
    Wish(
      settings: ["s fillProportionally"],
      constraints: ["s.width == 154"],
      wish: "b.width == 20",
      priority: 999,
      lost: ["b": [70, 0, 84, 20]],
      won: ["b": [134, 0, 20, 20]]
    ),
  ]

  @Test("U32: a stack's own wishes have the priorities that are stated", arguments: wishes)
  func stacksHaveTheirPriorities(wish: Wish) {
    for (priority, frames) in [(wish.priority - 1, wish.lost), (wish.priority + 1, wish.won)] {
      let canvas = LayoutCanvas()
      var items = ["$s", "a>s:Hello", "b>s:Worlds"]
      if wish.constraints.contains(where: { $0.hasPrefix("c.") }) { items.append("c>s") }
      for item in items { canvas.add(item) }
      for setting in wish.settings { canvas.apply(setting) }
      let texts = ["s.left == root.left", "s.top == root.top"] + wish.constraints
      NSLayoutConstraint.activate(
        (texts + ["\(wish.wish) @\(priority)"]).map { canvas.constraint($0) }
      )
      canvas.window.runFrame()
      #expect(canvas.frames(of: frames.keys) == frames, "at \(priority)")
    }
  }

  @Test("U9: the app's constraints give way before those of a stack")
  func theStackHolds() {
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    views[0].isHidden = true
    window.runFrame()
    #expect(
      window.constraintConflicts.map(\.leftOut) == [
        "<NSLayoutConstraint UIStackView.width == 200   (active)>"
      ]
    )
    #expect(stack.frame.width == 50)
    #expect(views[2].frame == CGRect(x: 20, y: 0, width: 30, height: 10))
  }
}
