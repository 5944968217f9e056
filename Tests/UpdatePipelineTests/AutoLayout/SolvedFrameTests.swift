import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// Frames worked out by hand.
@Suite struct SolvedFrameTests {
  /// A window of 300 by 200 points whose root takes the views under test.
  private struct Canvas {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let root = UIView()

    init(_ views: [UIView]) {
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      window.rootView = root
    }

    func settle(_ constraints: [NSLayoutConstraint]) {
      NSLayoutConstraint.activate(constraints)
      window.runFrame()
    }
  }

  @Test func edgesWithInsets() {
    let view = UIView()
    let canvas = Canvas([view])
    canvas.settle([
      view.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: canvas.root.bottomAnchor, constant: -15),
    ])
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 180))
  }

  @Test func centerAndSizes() {
    let view = UIView()
    let canvas = Canvas([view])
    canvas.settle([
      view.centerXAnchor.constraint(equalTo: canvas.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: canvas.root.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: canvas.root.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.frame == CGRect(x: 70, y: 90, width: 160, height: 40))
  }

  @Test func siblingsShareTheWidth() {
    let (first, second) = (UIView(), UIView())
    let canvas = Canvas([first, second])
    canvas.settle([
      first.leftAnchor.constraint(equalTo: canvas.root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 20),
      second.rightAnchor.constraint(equalTo: canvas.root.rightAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalTo: first.heightAnchor, multiplier: 2),
    ])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 140, height: 10))
    #expect(second.frame == CGRect(x: 160, y: 0, width: 140, height: 20))
  }

  @Test("R51: a higher priority wins, the lower comes as near as it can")
  func prioritiesDecide() {
    let view = UIView()
    let canvas = Canvas([view])
    let wish = view.widthAnchor.constraint(equalToConstant: 250)
    wish.priority = .defaultLow
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    limit.priority = .defaultHigh
    canvas.settle([wish, limit])
    #expect(view.frame.width == 120)
    limit.isActive = false
    canvas.window.runFrame()
    #expect(view.frame.width == 250)
  }

  @Test("R61: of two labels in a row, the one that hugs more firmly keeps its size")
  func huggingDecidesWhoGrows() {
    let (name, value) = (UILabel(), UILabel())
    (name.text, value.text) = ("Name", "Value")
    let canvas = Canvas([name, value])
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    canvas.settle([
      name.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
    ])
    #expect(name.frame == CGRect(x: 0, y: 0, width: 28, height: 20))
    #expect(value.frame == CGRect(x: 36, y: 0, width: 264, height: 20))
    value.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    canvas.window.runFrame()
    #expect(name.frame == CGRect(x: 0, y: 0, width: 257, height: 20))
    #expect(value.frame == CGRect(x: 265, y: 0, width: 35, height: 20))
  }

  @Test("R61: of two labels that don't fit, the one that resists less is cut")
  func resistanceDecidesWhoShrinks() {
    let (name, value) = (UILabel(), UILabel())
    (name.text, value.text) = (String(repeating: "n", count: 30), String(repeating: "v", count: 20))
    let canvas = Canvas([name, value])
    name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    canvas.settle([
      name.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor),
      value.trailingAnchor.constraint(lessThanOrEqualTo: canvas.root.trailingAnchor),
    ])
    #expect(name.frame.width == 160)
    #expect(value.frame == CGRect(x: 160, y: 0, width: 140, height: 20))
  }

  @Test func cousinsAreComparedInTheirCommonAncestor() {
    let (left, right) = (UIView(), UIView())
    let (inLeft, inRight) = (UIView(), UIView())
    let canvas = Canvas([left, right])
    left.addSubview(inLeft)
    right.addSubview(inRight)
    for view in [inLeft, inRight] { view.translatesAutoresizingMaskIntoConstraints = false }
    canvas.settle([
      left.leftAnchor.constraint(equalTo: canvas.root.leftAnchor, constant: 30),
      right.leftAnchor.constraint(equalTo: canvas.root.leftAnchor, constant: 200),
      inLeft.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 5),
      inRight.leftAnchor.constraint(equalTo: inLeft.leftAnchor, constant: 200),
    ])
    #expect(inLeft.frame.minX == 5)
    #expect(inRight.frame.minX == 35)
  }

  @Test("R56: a view that translates its mask stays where it is set, and others can refer to it")
  func aSetFrameHolds() {
    let (fixed, follower) = (UIView(), UIView())
    let canvas = Canvas([follower])
    fixed.frame = CGRect(x: 40, y: 10, width: 60, height: 30)
    canvas.root.addSubview(fixed)
    canvas.settle([
      follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 4),
      follower.topAnchor.constraint(equalTo: fixed.topAnchor),
    ])
    #expect(follower.frame.origin == CGPoint(x: 104, y: 10))
    fixed.frame.origin = CGPoint(x: 50, y: 20)
    canvas.window.runFrame()
    #expect(follower.frame.origin == CGPoint(x: 114, y: 20))
  }

  @Test("R56: a frame that is set of a view that constraints place is overwritten by a layout")
  func aFrameSetOverConstraintsIsOverwritten() {
    let view = UIView()
    let canvas = Canvas([view])
    canvas.settle([
      view.leftAnchor.constraint(equalTo: canvas.root.leftAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    view.frame = CGRect(x: 90, y: 0, width: 80, height: 0)
    #expect(view.frame.minX == 90)
    canvas.root.setNeedsLayout()
    canvas.window.runFrame()
    #expect(view.frame == CGRect(x: 5, y: 0, width: 50, height: 0))
  }

  /// A view whose subviews are placed, unless that is left out.
  private final class Parent: UIView {
    var callsSuper = true
    var seen: [CGFloat] = []

    override func layoutSubviews() {
      seen.append(subviews[0].frame.minX)
      if callsSuper { super.layoutSubviews() }
      seen.append(subviews[0].frame.minX)
    }
  }

  @Test("R46: UIView's layoutSubviews gives the subviews their solved frames")
  func theDefaultLayoutPlacesSubviews() {
    let (parent, view) = (Parent(), UIView())
    let canvas = Canvas([parent])
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 5)
    canvas.settle([left])
    #expect(parent.seen == [0, 5])
    left.constant = 9
    canvas.window.runFrame()
    #expect(parent.seen == [0, 5, 5, 9])
    parent.callsSuper = false
    left.constant = 30
    canvas.window.runFrame()
    #expect(parent.seen == [0, 5, 5, 9, 9, 9])
  }

  @Test("U18: solved frames are aligned to a sixty-fourth of a point")
  func framesAreAligned() {
    let view = UIView()
    let canvas = Canvas([view])
    canvas.settle([
      view.widthAnchor.constraint(equalTo: canvas.root.widthAnchor, multiplier: 1.0 / 7)
    ])
    // 300 / 7 is 42.857...; 2743 / 64 is next to it.
    let aligned: CGFloat = 2_743 / 64
    #expect(view.frame.width == aligned)
  }

  @Test("U26: a mask holds the frame it has, and moves it when the superview's size is applied")
  func masksMoveWithTheAppliedSize() throws {
    let (container, masked, follower) = (UIView(), UIView(), UIView())
    let canvas = Canvas([container, follower])
    let width = container.widthAnchor.constraint(equalToConstant: 100)
    canvas.settle([width])
    masked.frame = CGRect(x: 10, y: 0, width: 80, height: 20)
    masked.autoresizingMask = .flexibleWidth
    container.addSubview(masked)
    canvas.settle([follower.leftAnchor.constraint(equalTo: masked.rightAnchor)])
    #expect(follower.frame.minX == 90)
    width.constant = 150
    #expect(masked.frame.width == 80)
    canvas.window.runFrame()
    #expect(masked.frame == CGRect(x: 10, y: 0, width: 130, height: 20))
    #expect(follower.frame.minX == 140)
  }

  @Test("U27: a label's intrinsic size has the width of one line and the height of the broken text")
  func brokenTextKeepsItsUnbrokenWidth() {
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    let canvas = Canvas([label])
    #expect(label.intrinsicContentSize == CGSize(width: 126, height: 20))
    canvas.settle([label.widthAnchor.constraint(equalToConstant: 70)])
    #expect(label.intrinsicContentSize == CGSize(width: 126, height: 40))
  }

  @Test func aWindowThatIsResizedLaysOutAgain() {
    let view = UIView()
    let canvas = Canvas([view])
    canvas.settle([
      view.rightAnchor.constraint(equalTo: canvas.root.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    #expect(view.frame.minX == 250)
    canvas.window.frame.size.width = 400
    canvas.window.runFrame()
    #expect(view.frame.minX == 350)
  }

  @Test("R62: preferredMaxLayoutWidth breaks a label's lines")
  func aLabelBreaksAtItsPreferredWidth() {
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 70
    let canvas = Canvas([label])
    canvas.settle([label.leftAnchor.constraint(equalTo: canvas.root.leftAnchor)])
    // Ten columns: "one two", "three four".
    #expect(label.frame.size == CGSize(width: 70, height: 40))
  }
}
