public import Foundation

/// A rectangle that shows content and lays out its subviews.
///
/// Its interface is UIKit's. A subclass overrides `updateProperties()` for content,
/// `updateConstraints()` for constraints, `layoutSubviews()` for geometry and `draw(_:)` for
/// drawing; reads of observable properties in these methods are tracked (R21).
@preconcurrency @MainActor open class UIView: UIResponder {
  final var state = ViewState()

  /// A view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    state.origin = frame.origin
    state.bounds.size = frame.size
    noteOverrides()
  }

  /// A view of zero size; ignores the coder, as archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init()
    noteOverrides()
  }

  private func noteOverrides() {
    state.overrides = MethodOverrides.methods(of: type(of: self))
    state.drawsContent = state.overrides.contains(.draw)
  }

  // References to a view are unowned, so they must be cut before it is released. As in UIKit, that
  // happens on the main actor wherever the last reference is dropped. A steady frame releases no
  // view.
  @MainActor deinit {
    releaseLayout()
    releaseSubviews()
    state.appearance?.layer?.release()
  }

  /// The tint set on the view; `nil` if it inherits one.
  var ownTintColor: UIColor? {
    get { state.appearance?.tint }
    set { appearance.tint = newValue }
  }

  /// Responds to a change in a label that the view measures as part of itself.
  func partChanged(_ property: String) {}

  /// Responds to a change of the content size category in the view's traits.
  func contentSizeCategoryChanged() {}

  // MARK: Override points

  /// Sets content, styling and behaviour from the model (iOS 26); overrides call super (R13).
  open func updateProperties() {
    noteBaseImplementation(of: .updateProperties)
  }

  /// Adds or changes constraints; overrides call super last (R43).
  open func updateConstraints() {}

  /// Applies solved frames to subviews (R46); overrides call super (R44).
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Draws the view's content in the display pass (R20).
  ///
  /// - Parameter rect: The part to draw; always `bounds`.
  open func draw(_ rect: CGRect) {}

  /// The natural size of the content; `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Returns the size that best fits the content in a given size; the current size by default.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The fitting size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Responds to a change of traits; replaced by `registerForTraitChanges` (R39).
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns the size closest to a target that satisfies the constraints inside the view (R55).
  ///
  /// - Parameter targetSize: The target size, such as `layoutFittingCompressedSize`.
  /// - Returns: The fitting size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(target: targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }

  /// Returns the size closest to a target that satisfies the constraints inside the view (R55).
  ///
  /// - Parameters:
  /// - targetSize: The target size.
  /// - horizontalFittingPriority: The priority of the target width.
  /// - verticalFittingPriority: The priority of the target height.
  /// - Returns: The fitting size.
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

  /// Whether the class requires constraint-based layout; has no effect here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the effective tint changed, by a call or through a superview.
  ///
  /// It isn't tracked: its reads invalidate nothing later (X9).
  open func tintColorDidChange() {}

  /// Called after the safe area was set; a view that merely moved within it isn't notified.
  open func safeAreaInsetsDidChange() {}

  /// Called after the layout margins were set.
  open func layoutMarginsDidChange() {}

  /// Called after the view was added to or removed from a window.
  open func didMoveToWindow() {}

  /// Called after the view was added to or removed from a superview.
  open func didMoveToSuperview() {}

  /// The absence of an intrinsic size in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Invalidation

  /// Requests `updateProperties()` in the next update (R11).
  open func setNeedsUpdateProperties() {
    invalidate(.properties, .call("setNeedsUpdateProperties()"))
  }

  /// Requests `updateConstraints()` in the next update (R43).
  open func setNeedsUpdateConstraints() {
    invalidate(.constraints, .call("setNeedsUpdateConstraints()"))
  }

  /// Requests `layoutSubviews()` in the next update (R14).
  open func setNeedsLayout() {
    invalidate(.layout, .call("setNeedsLayout()"))
  }

  /// Requests `draw(_:)` in the next display pass.
  open func setNeedsDisplay() {
    invalidate(.display, .call("setNeedsDisplay()"))
  }
}

extension UIView: @preconcurrency CustomStringConvertible {
  /// The class and, if set, the accessibility identifier.
  public var description: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier else { return name }
    return "\(name)(\(identifier))"
  }
}
