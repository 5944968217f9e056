import Foundation
import UBInstrumentation
import Testing
import UpdatePipeline

/// Sizes that constraints ask for, and text that follows its width.
@Suite struct FittingTests {
  /// A size that a box is asked for, and what it answers.
  nonisolated struct Fit: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let target: [Double]
    var priorities: [Float] = [50, 50]
    let size: [Double]

    var testDescription: String { name }
  }

  nonisolated static let fits = [
    Fit(name: "as small as the text", text: "Hello", target: [0, 0], size: [51, 36]),
    Fit(name: "no text", text: "", target: [0, 0], size: [16, 16]),
    Fit(
      name: "text doesn't grow at the fitting priority",
      text: "Hello",
      target: [10_000, 10_000],
      size: [51, 36]
    ),
    Fit(
      name: "a required width breaks the text",
      text: "one two three four",
      target: [86, 0],
      priorities: [1_000, 50],
      size: [86, 56]
    ),
    Fit(
      name: "a width weaker than the text doesn't",
      text: "one two three four",
      target: [86, 0],
      priorities: [749, 50],
      size: [142, 36]
    ),
    Fit(
      name: "a width stronger than the text does",
      text: "one two three four",
      target: [86, 0],
      priorities: [751, 50],
      size: [86, 56]
    ),
    Fit(
      name: "a required width that is larger",
      text: "Hello",
      target: [200, 0],
      priorities: [1_000, 50],
      size: [200, 36]
    ),
    Fit(
      name: "a required size",
      text: "Hello",
      target: [200, 100],
      priorities: [1_000, 1_000],
      size: [200, 100]
    ),
  ]

  /// A box with a label of any number of lines within its margins.
  private func box(_ text: String) -> (box: UIView, label: UILabel) {
    let box = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
    ])
    return (box, label)
  }

  private func answer(_ fit: Fit, of view: UIView) -> [Double] {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: fit.target[0], height: fit.target[1]),
      withHorizontalFittingPriority: UILayoutPriority(fit.priorities[0]),
      verticalFittingPriority: UILayoutPriority(fit.priorities[1])
    )
    return [size.width, size.height]
  }

  @Test("R55: a view out of a window says what its constraints ask for", arguments: fits)
  func aDetachedViewFits(fit: Fit) {
    #expect(answer(fit, of: box(fit.text).box) == fit.size)
  }

  @Test("R55: so does one in a window, which stays as it is", arguments: fits)
  func aViewInAWindowFits(fit: Fit) {
    let canvas = LayoutCanvas()
    let (box, label) = box(fit.text)
    box.translatesAutoresizingMaskIntoConstraints = false
    canvas.root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    canvas.window.runFrame()
    let (frame, inner) = (box.frame, label.frame)
    // Its own width constraint is required.
    box.constraints.first { $0.firstAttribute == .width }?.isActive = false
    #expect(answer(fit, of: box) == fit.size)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    canvas.window.runFrame()
    #expect(box.frame == frame)
    #expect(label.frame == inner)
    #expect(canvas.window.constraintConflicts == [])
  }

  @Test("R55: the compressed and the expanded size")
  func theTwoConstantSizes() {
    let label = UILabel()
    label.text = "Hello"
    let compressed = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 35, height: 20))
    label.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    let expanded = label.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 10_000, height: 20))
  }

  @Test("R55: a solver made to ask for a size is counted and leaves nothing")
  func fittingIsCounted() {
    let canvas = LayoutCanvas()
    let (box, _) = box("Hello")
    canvas.root.addSubview(box)
    canvas.window.runFrame()
    let before = canvas.window.work
    _ = box.systemLayoutSizeFitting(.zero)
    let work = canvas.window.work.work(since: before)
    // Two for the size, four constraints, four of the guide and four of the label's content.
    #expect(work[.solverConstraintsAdded] == 14)
    let settled = canvas.window.work
    canvas.window.runFrame()
    #expect(canvas.window.work.work(since: settled)[.layoutExecuted] == 0)
    #expect(canvas.window.work.work(since: settled)[.solverConstraintsAdded] == 0)
  }

  @Test("R60: along a stack the sum with spacing, across it the largest")
  func aStackFits() {
    let (first, second) = (UILabel(), UILabel())
    (first.text, second.text) = ("Hello", "Worlds")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 10
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 87, height: 20))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 50))
    first.isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 20))
  }

  @Test func sizeToFitTakesTheSizeThatFits() {
    let label = UILabel()
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 35, height: 20))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("R62: broken text follows every change of its width", arguments: LayoutStrategy.allCases)
  func textFollowsItsWidth(strategy: LayoutStrategy) throws {
    let canvas = LayoutCanvas(strategy)
    canvas.add("t*:one two three four")
    canvas.add("a")
    for text in ["t.left == root.left", "a.top == t.bottom", "t.top == root.top"] {
      canvas.constraint(text).isActive = true
    }
    let width = canvas.constraint("t.width == 70")
    width.isActive = true
    // Columns and lines: 10: 2, 8: 3, 5: 4, 18: 1.
    let steps: [(CGFloat, CGFloat)] = [(70, 40), (56, 60), (35, 80), (126, 20), (70, 40)]
    for (points, height) in steps {
      width.constant = points
      canvas.window.runFrame()
      #expect(canvas.label("t").frame == CGRect(x: 0, y: 0, width: points, height: height))
      #expect(canvas.view("a").frame.minY == height)
    }
    canvas.label("t").text = "one two three four five six"
    canvas.window.runFrame()
    #expect(canvas.label("t").frame.height == 60)
  }

  @Test("R62: text measured at its width takes one turn")
  func brokenTextTakesOneTurn() {
    let canvas = LayoutCanvas()
    canvas.add("t*:one two three four")
    canvas.constraint("t.width == 70").isActive = true
    canvas.window.runFrame()
    let before = canvas.window.work
    canvas.label("t").text = "one two three four five six"
    canvas.window.runFrame()
    #expect(canvas.window.work.work(since: before)[.turnsExecuted] == 1)
    #expect(canvas.label("t").frame.height == 60)
  }
}
