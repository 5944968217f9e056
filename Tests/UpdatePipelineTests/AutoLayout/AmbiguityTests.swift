import Foundation
import Testing
import UpdatePipeline

/// Layouts that constraints leave undecided.
@Suite struct AmbiguityTests {
  private let canvas = LayoutCanvas()

  init() {
    canvas.add("a")
  }

  private func activate(_ texts: String...) {
    NSLayoutConstraint.activate(texts.map { canvas.constraint($0) })
    canvas.window.runFrame()
  }

  @Test("R59: a view without a position is ambiguous")
  func aMissingPositionIsAmbiguous() {
    activate("a.left == root.left", "a.width == 10", "a.height == 10")
    #expect(canvas.view("a").hasAmbiguousLayout)
    activate("a.top == root.top")
    #expect(!canvas.view("a").hasAmbiguousLayout)
  }

  @Test("R59: a size between inequalities is ambiguous, until a wish decides")
  func aRangeIsAmbiguous() {
    activate(
      "a.left == root.left",
      "a.top == root.top",
      "a.height == 10",
      "a.width >= 10",
      "a.width <= 90"
    )
    #expect(canvas.view("a").hasAmbiguousLayout)
    activate("a.width == 30 @1")
    #expect(!canvas.view("a").hasAmbiguousLayout)
  }

  @Test("R59: a frame that is set is not ambiguous")
  func aSetFrameIsNotAmbiguous() {
    activate("a.left == root.left")
    canvas.apply("a keeps 1 2 3 4")
    #expect(!canvas.view("a").hasAmbiguousLayout)
    #expect(!UIView().hasAmbiguousLayout)
  }

  @Test("R59, U30: exercising goes to another valid frame, and back")
  func exercisingMovesAndReturns() {
    activate("a.left == root.left + 5", "a.width == 10", "a.height == 10", "a.top >= root.top + 3")
    let frame = canvas.view("a").frame
    canvas.view("a").exerciseAmbiguityInLayout()
    canvas.window.runFrame()
    let other = canvas.view("a").frame
    #expect(other.minY == frame.minY + 10)
    #expect(other.size == frame.size && other.minX == frame.minX)
    canvas.view("a").exerciseAmbiguityInLayout()
    activate("a.top == root.top + 3 @2")
    #expect(canvas.view("a").frame == CGRect(x: 5, y: 3, width: 10, height: 10))
    canvas.view("a").exerciseAmbiguityInLayout()
    canvas.window.runFrame()
    #expect(canvas.view("a").frame == CGRect(x: 5, y: 3, width: 10, height: 10))
  }

  @Test("U30: exercising yields to a wish of priority 2")
  func exercisingYieldsToAnyWish() {
    activate("a.left == root.left", "a.width == 10", "a.height == 10", "a.top >= root.top + 3")
    canvas.view("a").exerciseAmbiguityInLayout()
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minY == 13)
    activate("a.top == root.top + 5 @2")
    #expect(canvas.view("a").frame.minY == 5)
  }

  @Test("R59, U29: the constraints that affect an axis are those that mention the view")
  func constraintsOfAnAxis() {
    canvas.add("b")
    activate(
      "a.left == root.left + 5",
      "a.top == root.top",
      "b.left == a.right",
      "a.width == 10",
      "b.height == a.height",
      "b.width == 10"
    )
    #expect(
      canvas.view("a").constraintsAffectingLayout(for: .horizontal).map(\.description) == [
        "UIView(a).width == 10", "UIView(a).left == UIView(root).left + 5",
        "UIView(b).left == UIView(a).right",
      ]
    )
    #expect(
      canvas.view("a").constraintsAffectingLayout(for: .vertical).map(\.description) == [
        "UIView(a).top == UIView(root).top", "UIView(b).height == UIView(a).height",
      ]
    )
  }

  @Test func aGuideMayBeAmbiguous() {
    canvas.add("#g")
    activate("g.left == root.left", "g.top == root.top", "g.height == 5")
    let guide = canvas.root.layoutGuides[0]
    #expect(guide.hasAmbiguousLayout)
    activate("g.width == 10")
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .vertical).count == 2)
  }
}
