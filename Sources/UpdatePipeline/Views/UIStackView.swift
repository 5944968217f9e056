public import Foundation

/// A view that arranges views in a row or column with constraints of its own (R60).
///
/// It skips hidden views. The constraint pass applies changes of the arrangement; a change of
/// spacing alone only edits constants.
@preconcurrency @MainActor open class UIStackView: UIView {
  final var stack = StackState()

  /// An empty stack with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A stack of zero size; ignores the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// A stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  /// The arranged views in order, which are all subviews.
  public final var arrangedSubviews: [UIView] { stack.arranged }

  /// Adds a view as a subview, arranged after the others.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: stack.arranged.count)
  }

  /// Arranges a view at an index; moves a view that is already arranged.
  public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...stack.arranged.count).contains(stackIndex),
      "The index of an arranged view must be in 0...\(stack.arranged.count), not \(stackIndex)."
    )
    // Set before the view is added, so that its pins don't contradict its own constraints.
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    stack.arranged.removeAll { $0 === view }
    stack.arranged.insert(view, at: min(stackIndex, stack.arranged.count))
    arrangementChanged()
  }

  /// Removes a view from the arrangement; it stays a subview.
  public final func removeArrangedSubview(_ view: UIView) {
    guard let index = stack.arranged.firstIndex(where: { $0 === view }) else { return }
    stack.arranged.remove(at: index)
    stack.customSpacings.removeAll { $0.view == ObjectIdentifier(view) }
    arrangementChanged()
  }

  /// Removes a subview from the arrangement before it is removed from the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  /// Makes the constraints of the current arrangement.
  open override func updateConstraints() {
    if stack.isStale { arrange() }
    super.updateConstraints()
  }

  /// Requests new constraints.
  final func arrangementChanged() {
    stack.isStale = true
    invalidate(.constraints, .call("arrangement"))
  }
}

/// The stored state that a stack adds to a view's.
struct StackState {
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var isMarginsRelative = false
  var isBaselineRelative = false
  var arranged: [UIView] = []
  var customSpacings: [(view: ObjectIdentifier, spacing: CGFloat)] = []

  /// Whether the constraints are those of an earlier arrangement.
  var isStale = true
  /// The views arranged by the current constraints.
  var visible: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  /// The constraints between neighbouring views, whose constants are the spacing.
  var gaps: [NSLayoutConstraint] = []
  /// The guides between views, for equal spacing or centring.
  var spacers: [UILayoutGuide] = []
}
