public import Foundation

/// A rectangle that shows content and lays out its subviews.
///
/// The surface is UIKit's. A view's class overrides `updateProperties()` for content,
/// `updateConstraints()` for constraints, `layoutSubviews()` for geometry and `draw(_:)` for
/// drawing; observable properties read in any of them are tracked (R21).
@preconcurrency @MainActor open class UIView: UIResponder {
  final var state = ViewState()

  /// A view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view with a frame in its future superview.
  public init(frame: CGRect) {
    super.init()
    state.origin = frame.origin
    state.bounds.size = frame.size
    noteOverrides()
  }

  /// A view of zero size; archives hold no views here, so the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
    noteOverrides()
  }

  private func noteOverrides() {
    state.overrides = MethodOverrides.methods(of: type(of: self))
    state.drawsContent = state.overrides.contains(.draw)
  }

  // Links to a view are unowned, so they are cut before it goes; as in UIKit that happens on the
  // main actor wherever the last reference is dropped. No view is released in a steady frame.
  @MainActor deinit {
    releaseLayout()
    releaseSubviews()
  }

  /// The tint that was set for the view; `nil` if it inherits one.
  var ownTintColor: UIColor? {
    get { state.appearance?.tint }
    set { appearance.tint = newValue }
  }

  /// A label that is part of the view, which measures it, shows something else.
  func partChanged(_ property: String) {}

  /// The reader's text size is another in the view's traits.
  func contentSizeCategoryChanged() {}

  // MARK: Override points

  /// Sets content, styling and behaviour from the model (iOS 26); overrides call super (R13).
  open func updateProperties() {
    noteBaseImplementation(of: .updateProperties)
  }

  /// Adds or changes constraints; overrides call super last (R43).
  open func updateConstraints() {}

  /// Places subviews where constraints put them (R46); overrides call super (R44).
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Draws the view's content in the display pass (R20).
  ///
  /// - Parameter rect: The part to draw; always all of `bounds`.
  open func draw(_ rect: CGRect) {}

  /// The size the content asks for, `noIntrinsicMetric` in a direction it has no wish for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that fits the content best within a size; the present size unless overridden.
  ///
  /// - Parameter size: The size to fit into.
  /// - Returns: The size the view would take.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// The view's traits changed; `registerForTraitChanges` takes its place (R39).
  ///
  /// - Parameter previousTraitCollection: The traits before.
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the constraints in the view ask for, nearest to a size (R55).
  ///
  /// - Parameter targetSize: The size to come near to, such as `layoutFittingCompressedSize`.
  /// - Returns: The size the view would take.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(target: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// The size that the constraints in the view ask for, nearest to a size (R55).
  ///
  /// - Parameters:
  ///   - targetSize: The size to come near to.
  ///   - horizontalFittingPriority: How important its width is.
  ///   - verticalFittingPriority: How important its height is.
  /// - Returns: The size the view would take.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      target: targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }

  /// Whether the class works with constraints only; nothing depends on it here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The tint that the view shows is another, because of a call or of a superview's tint.
  ///
  /// It isn't tracked: what it reads invalidates nothing later (X9).
  open func tintColorDidChange() {}

  /// The safe area was set another; views that only moved in it are not told.
  open func safeAreaInsetsDidChange() {}

  /// The layout margins were set others.
  open func layoutMarginsDidChange() {}

  /// The view came into or left a window.
  open func didMoveToWindow() {}

  /// The view came into or left a superview.
  open func didMoveToSuperview() {}

  /// Means that a view has no intrinsic size in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Invalidation

  /// Asks for `updateProperties()` in the next update (R11).
  open func setNeedsUpdateProperties() {
    invalidate(.properties, .call("setNeedsUpdateProperties()"))
  }

  /// Asks for `updateConstraints()` in the next update (R43).
  open func setNeedsUpdateConstraints() {
    invalidate(.constraints, .call("setNeedsUpdateConstraints()"))
  }

  /// Asks for `layoutSubviews()` in the next update (R14).
  open func setNeedsLayout() {
    invalidate(.layout, .call("setNeedsLayout()"))
  }

  /// Asks for `draw(_:)` in the next display pass.
  open func setNeedsDisplay() {
    invalidate(.display, .call("setNeedsDisplay()"))
  }
}

extension UIView: @preconcurrency CustomStringConvertible {
  /// The class and, when set, the accessibility identifier.
  public var description: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier else { return name }
    return "\(name)(\(identifier))"
  }
}
