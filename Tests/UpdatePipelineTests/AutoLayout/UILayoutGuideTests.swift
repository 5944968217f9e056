import Foundation
import UBInstrumentation
import Testing
import UpdatePipeline

/// Guides, insets and direction as they change.
@Suite struct UILayoutGuideTests {
  @Test func aGuideKnowsItsView() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
    first.addLayoutGuide(guide)
    #expect(guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second)
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides.map(ObjectIdentifier.init) == [ObjectIdentifier(guide)])
  }

  @Test func aGuideThatGoesTakesItsConstraintsAlong() {
    let canvas = LayoutCanvas()
    canvas.add("#g")
    canvas.add("a")
    guard let guide = canvas.root.layoutGuides.first else { return #expect(Bool(false)) }
    for text in ["g.left == root.left + 30", "a.left == g.left", "a.width == 5"] {
      canvas.constraint(text).isActive = true
    }
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minX == 30)
    canvas.root.removeLayoutGuide(guide)
    #expect(canvas.root.constraints.isEmpty)
    #expect(guide.owningView == nil)
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.width == 5)
  }

  @Test func guidesOfAReleasedViewBelongToNone() {
    let guide = UILayoutGuide()
    var view: UIView? = UIView()
    view?.addLayoutGuide(guide)
    #expect(guide.owningView != nil)
    view = nil
    #expect(guide.owningView == nil)
  }

  @Test func guidesOfInsetsHaveFramesWithoutASolver() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 10, width: 100, height: 40)
    )
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 11, width: 94, height: 36))
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide.owningView === view)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func aLayoutSupportHasALength() {
    let canvas = LayoutCanvas()
    canvas.add("#g")
    canvas.constraint("g.height == 44").isActive = true
    let support: any UILayoutSupport = canvas.root.layoutGuides[0]
    support.topAnchor.constraint(equalTo: canvas.root.topAnchor).isActive = true
    canvas.window.runFrame()
    #expect(support.length == 44)
  }

  @Test("a bar that changes moves what is placed below it", arguments: LayoutStrategy.allCases)
  func theSafeAreaMayChange(strategy: LayoutStrategy) {
    let canvas = LayoutCanvas(strategy)
    canvas.add("a")
    canvas.constraint("a.top == root.safe.top").isActive = true
    for top in [20, 44, 0] as [CGFloat] {
      canvas.window.additionalSafeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      canvas.window.runFrame()
      #expect(canvas.view("a").frame.minY == top)
    }
  }

  @Test("U28: content of a view that moves under a bar", arguments: LayoutStrategy.allCases)
  func aViewMovesUnderABar(strategy: LayoutStrategy) {
    let canvas = LayoutCanvas(strategy)
    canvas.window.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    canvas.add("a")
    canvas.add("b>a")
    let top = canvas.constraint("a.top == root.top + 100")
    NSLayoutConstraint.activate([
      top, canvas.constraint("a.height == 50"), canvas.constraint("b.top == a.safe.top"),
    ])
    canvas.window.runFrame()
    #expect(canvas.view("b").frame.minY == 0)
    top.constant = 15
    canvas.window.runFrame()
    #expect(canvas.view("b").frame.minY == 25)
    #expect(canvas.view("a").safeAreaInsets.top == 25)
  }

  private final class InsetView: UIView {
    var changes = 0

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes += 1
    }
  }

  @Test("U28: a view is told of another safe area, and not of its own moves within it")
  func movesWithinTheSafeAreaAreNotTold() {
    let canvas = LayoutCanvas()
    let view = InsetView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    canvas.root.addSubview(view)
    canvas.window.runFrame()
    let before = view.changes
    canvas.window.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    canvas.window.runFrame()
    #expect(view.changes == before + 1)
    #expect(view.safeAreaInsets.top == 20)
    view.frame.origin.y = 15
    canvas.window.runFrame()
    #expect(view.changes == before + 1)
    #expect(view.safeAreaInsets.top == 5)
  }

  @Test("another margin edits constants only")
  func marginsEditConstants() {
    let canvas = LayoutCanvas()
    canvas.add("a")
    canvas.constraint("a.left == root.leftMargin").isActive = true
    canvas.window.runFrame()
    let before = canvas.window.work
    canvas.root.layoutMargins.left = 30
    canvas.window.runFrame()
    let work = canvas.window.work.work(since: before)
    #expect(canvas.view("a").frame.minX == 30)
    #expect(work[.solverConstantsEdited] == 1)
    #expect(work[.solverConstraintsAdded] == 0)
    #expect(work[.solverConstraintsRemoved] == 0)
  }

  @Test("a direction that changes mirrors what depends on it", arguments: LayoutStrategy.allCases)
  func theDirectionMayChange(strategy: LayoutStrategy) {
    let canvas = LayoutCanvas(strategy)
    canvas.add("a")
    for text in ["a.leading == root.leading + 10", "a.width == 50"] {
      canvas.constraint(text).isActive = true
    }
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minX == 10)
    canvas.root.semanticContentAttribute = .forceRightToLeft
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minX == 240)
    canvas.root.semanticContentAttribute = .unspecified
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minX == 10)
    canvas.window.userInterfaceLayoutDirection = .rightToLeft
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minX == 240)
  }

  @Test func aFontThatChangesMovesWhatIsAlignedAtItsText() {
    let canvas = LayoutCanvas()
    canvas.add("t:Hello")
    canvas.add("a")
    for text in ["t.top == root.top", "a.top == t.firstBaseline"] {
      canvas.constraint(text).isActive = true
    }
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minY == 16)
    canvas.label("t").font = .systemFont(ofSize: 34)
    canvas.window.runFrame()
    #expect(canvas.view("a").frame.minY == 32)
  }

  @Test func semanticAttributesDecideTheDirection() {
    let mirrored: [UISemanticContentAttribute: UIUserInterfaceLayoutDirection] = [
      .unspecified: .rightToLeft, .playback: .leftToRight, .spatial: .leftToRight,
      .forceLeftToRight: .leftToRight, .forceRightToLeft: .rightToLeft,
    ]
    for (attribute, direction) in mirrored {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction
      )
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }
}
