public import Foundation

/// A view that arranges views in a row or column, with constraints that it makes (R60).
///
/// Hidden views are left out. A change of the arrangement is carried out in the constraint pass; a
/// change of spacing alone changes constants.
@preconcurrency @MainActor open class UIStackView: UIView {
  final var stack = StackState()

  /// A stack without arranged views, with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of zero size; the coder is not read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  /// The views that are arranged, in their order; all are subviews.
  public final var arrangedSubviews: [UIView] { stack.arranged }

  /// Arranges a view after the others, as a subview.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: stack.arranged.count)
  }

  /// Arranges a view at a place among the others; an arranged view moves there.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...stack.arranged.count).contains(stackIndex),
      "A view is arranged among the others: \(stackIndex) is not in 0...\(stack.arranged.count)."
    )
    // Before the view comes in, so that what it was set doesn't contradict its own constraints.
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    stack.arranged.removeAll { $0 === view }
    stack.arranged.insert(view, at: min(stackIndex, stack.arranged.count))
    arrangementChanged()
  }

  /// Leaves a view out of the arrangement; it stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    guard let index = stack.arranged.firstIndex(where: { $0 === view }) else { return }
    stack.arranged.remove(at: index)
    stack.customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
    arrangementChanged()
  }

  /// Leaves a subview that goes out of the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// Makes the constraints of the present arrangement.
  open override func updateConstraints() {
    if stack.isStale { arrange() }
    super.updateConstraints()
  }

  /// Asks for the constraints to be made again.
  final func arrangementChanged() {
    stack.isStale = true
    invalidate(.constraints, .call("arrangement"))
  }
}

/// Everything a stack stores besides what views do.
struct StackState {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isMarginsRelative = false
  var isBaselineRelative = false
  var arranged: [UIView] = []
  var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []

  /// Whether the constraints are those of another arrangement.
  var isStale = true
  /// The views that the constraints arrange.
  var visible: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  /// The constraints among them whose constants are spacings: between a view and the next.
  var gaps: [NSLayoutConstraint] = []
  /// The guides between views, where distances are to be equal.
  var spacers: [UILayoutGuide] = []
}
