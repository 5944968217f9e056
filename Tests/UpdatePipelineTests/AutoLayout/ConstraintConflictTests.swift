import Foundation
import Testing
import UpdatePipeline

/// What happens to constraints that contradict each other.
@Suite struct ConstraintConflictTests {
  private func canvas(_ items: [String], _ strategy: LayoutStrategy = .propertyPass) -> LayoutCanvas
  {
    let canvas = LayoutCanvas(strategy)
    for item in items { canvas.add(item) }
    return canvas
  }

  private func activate(
    _ texts: [String],
    in canvas: LayoutCanvas
  ) -> [NSLayoutConstraint] {
    let constraints = texts.map { canvas.constraint($0) }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test("R52, U9: the constraint activated last is left out", arguments: LayoutStrategy.allCases)
  func theLatestIsLeftOut(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    _ = activate(["a.width == 50", "a.width == 70", "a.height == 10"], in: canvas)
    canvas.window.runFrame()
    #expect(canvas.view("a").frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(
      canvas.window.constraintConflicts.map(\.leftOut) == [
        "<NSLayoutConstraint UIView(a).width == 70   (active)>"
      ]
    )
  }

  @Test("R52, U9: however the constraints were activated", arguments: LayoutStrategy.allCases)
  func orderOfActivationDecides(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    let early = canvas.constraint("a.width == 50")
    let late = canvas.constraint("a.width == 70")
    late.isActive = true
    early.isActive = true
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 70)
    // Activated again, it is the latest.
    late.isActive = false
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 50)
    late.isActive = true
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 50)
  }

  @Test("U9: what was left out holds when its opponent goes", arguments: LayoutStrategy.allCases)
  func whatWasLeftOutIsTriedAgain(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    let constraints = activate(["a.width == 50", "a.width == 70"], in: canvas)
    canvas.window.runFrame()
    constraints[0].isActive = false
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 70)
    #expect(canvas.window.constraintConflicts.count == 1)
  }

  @Test("U9: and when its opponent changes", arguments: LayoutStrategy.allCases)
  func aChangedConstantIsTriedAgain(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    let constraints = activate(["a.width <= 50", "a.width >= 70", "a.width == 0 @1"], in: canvas)
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 0)
    constraints[0].constant = 80
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 70)
  }

  @Test("and when it changes itself", arguments: LayoutStrategy.allCases)
  func itsOwnChangeIsTriedToo(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    let constraints = activate(["a.width == 50", "a.width == 70"], in: canvas)
    canvas.window.runFrame()
    constraints[1].constant = 50
    constraints[0].isActive = false
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 50)
  }

  @Test("a changed constant makes the latest give way", arguments: LayoutStrategy.allCases)
  func anEarlierConstraintWinsAlsoWhenItChanges(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    let constraints = activate(["a.width == 50", "a.width <= 60", "a.width == 0 @1"], in: canvas)
    canvas.window.runFrame()
    #expect(canvas.window.constraintConflicts == [])
    constraints[0].constant = 90
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 90)
    #expect(canvas.window.constraintConflicts.count == 1)
    constraints[0].constant = 40
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 40)
    constraints[0].isActive = false
    canvas.view("a").widthAnchor.constraint(equalToConstant: 80).isActive = true
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 0)
  }

  @Test("U9: what holds is what one by one would leave", arguments: LayoutStrategy.allCases)
  func contradictionsAreSettledInOrder(strategy: LayoutStrategy) {
    let canvas = canvas(["a", "b"], strategy)
    // The second contradicts the first and the third: it goes, so the third may stay.
    _ = activate(
      ["a.width == 50", "a.width == b.width", "b.width == 70", "a.height == 1"],
      in: canvas
    )
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 50)
    #expect(canvas.view("b").frame.width == 50)
    _ = activate(["b.width == 70"], in: canvas)
    canvas.window.runFrame()
    #expect(canvas.view("b").frame.width == 50)
    #expect(canvas.window.constraintConflicts.count == 2)
  }

  @Test("U9: a frame that is set holds against the app's", arguments: LayoutStrategy.allCases)
  func pinsAreNeverLeftOut(strategy: LayoutStrategy) {
    let canvas = canvas(["a"], strategy)
    canvas.apply("a keeps 10 10 60 30")
    let follows = activate(["a.width == 60", "a.height == 30"], in: canvas)
    canvas.window.runFrame()
    #expect(canvas.window.constraintConflicts == [])
    // The pin moves after the constraint was activated, and yet wins.
    canvas.view("a").frame.size.width = 90
    canvas.window.runFrame()
    #expect(canvas.view("a").frame == CGRect(x: 10, y: 10, width: 90, height: 30))
    #expect(canvas.window.constraintConflicts.count == 1)
    canvas.view("a").frame.size.width = 60
    follows[0].isActive = false
    canvas.window.runFrame()
    #expect(canvas.window.constraintConflicts.count == 1)
  }

  @Test("R53: the log names the views and their frames")
  func theLogNamesTheViews() throws {
    let canvas = canvas(["a"])
    canvas.apply("a keeps 10 10 60 30")
    let constraint = canvas.constraint("a.width == 70")
    constraint.identifier = "wide"
    constraint.isActive = true
    let conflict = try #require(canvas.window.constraintConflicts.first)
    #expect(
      conflict.message == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)
        (
            "<NSLayoutConstraint:'wide' UIView(a).width == 70   (active)>",
            "<NSAutoresizingMaskLayoutConstraint UIView(a).width   (active)>"
        )
        Views:
            UIView(a) in UIView(root) in UIWindow: frame = (10 10; 60 30)

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:'wide' UIView(a).width == 70   (active)>
        """
    )
  }

  @Test("R53: views without a name have numbers, the same in every run")
  func viewsWithoutANameHaveNumbers() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (card, first, second) = (UIView(), UIView(), UIView())
    card.accessibilityIdentifier = "card"
    window.addSubview(card)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    second.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).isActive = true
    second.trailingAnchor.constraint(equalTo: first.trailingAnchor, constant: 9).isActive = true
    window.runFrame()
    let conflict = try #require(window.constraintConflicts.first)
    #expect(
      conflict.constraints == [
        "<NSLayoutConstraint UIView#2.trailing == UIView#1.trailing + 8   (active)>",
        "<NSLayoutConstraint UIView#2.trailing == UIView#1.trailing + 9   (active)>",
      ]
    )
    let lines = conflict.message.split(separator: "\n").filter { $0.contains("frame =") }
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "    UIView#2 in UIView(card) in UIWindow", "    UIView#1 in UIView(card) in UIWindow",
      ]
    )
  }

  @Test("X18: activating the new before deactivating the old is told, and ends well")
  func aSwapInTheWrongOrderIsTold() {
    let canvas = canvas(["a"])
    let constraints = activate(["a.width == 50"], in: canvas)
    canvas.window.runFrame()
    let new = canvas.constraint("a.width == 70")
    new.isActive = true
    constraints[0].isActive = false
    canvas.window.runFrame()
    #expect(canvas.window.constraintConflicts.count == 1)
    #expect(canvas.view("a").frame.width == 70)
  }

  @Test("the right order tells nothing")
  func aSwapInTheRightOrderIsQuiet() {
    let canvas = canvas(["a"])
    let constraints = activate(["a.width == 50"], in: canvas)
    let new = canvas.constraint("a.width == 70")
    NSLayoutConstraint.deactivate(constraints)
    NSLayoutConstraint.activate([new])
    canvas.window.runFrame()
    #expect(canvas.window.constraintConflicts == [])
    #expect(canvas.view("a").frame.width == 70)
  }

  @Test("many contradictions end in the same layout under every strategy")
  func strategiesAgree() {
    var frames: [[String: [Double]]] = []
    for strategy in LayoutStrategy.allCases {
      let canvas = canvas(["a", "b", "c"], strategy)
      for (index, text) in [
        "a.left == root.left + 10", "b.left == a.right", "c.left == b.right",
        "c.right == root.right", "a.width == 100", "b.width == a.width", "c.width == b.width",
        "b.left == root.left + 50", "c.width == 200", "a.width >= 120", "a.right <= b.left - 5",
        "b.width == 40", "c.left == root.centerX",
      ].enumerated() {
        canvas.constraint(text).isActive = true
        if index % 3 == 0 { canvas.window.runFrame() }
      }
      canvas.window.runFrame()
      frames.append(canvas.frames(of: ["a", "b", "c"]))
      #expect(canvas.window.constraintConflicts.count == 7)
    }
    // 10 + 100 + 100 leaves 90 for c, unlike its wish to be as wide as b.
    #expect(frames[0] == ["a": [10, 0, 100, 0], "b": [110, 0, 100, 0], "c": [210, 0, 90, 0]])
    #expect(frames[1] == frames[0])
    #expect(frames[2] == frames[0])
  }
}
