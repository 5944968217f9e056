public import Foundation

/// An invisible rectangle that takes part in layout like a view.
@preconcurrency @MainActor open class UILayoutGuide {
  private final var parts = LayoutGuideState()

  /// Values that other modules attach to the guide.
  public final var associatedValues = AssociatedValues()

  /// A guide without an owning view.
  public init() {}

  /// A guide that follows the insets of a view.
  init(role: LayoutItem.Role, of view: UIView, identifier: String) {
    parts.identifier = identifier
    let item = LayoutItem(of: self, role: role)
    item.move(to: view)
    parts.item = item
  }

  // References to a guide are unowned, so they must be cut before it is released.
  @MainActor deinit {
    parts.item?.release()
  }

  /// A name to use in logs and dumps.
  public final var identifier: String {
    get { parts.identifier }
    set { parts.identifier = newValue }
  }

  /// The view that the guide was added to, whose coordinate system it uses.
  public final var owningView: UIView? { item.view }

  /// The currently solved rectangle, in the owning view's coordinates.
  public final var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    guard item.role == .guide else { return view.bounds.inset(by: item.presentInsets) }
    return view.engineInUse?.frame(of: item) ?? .zero
  }

  /// Whether the constraints leave the frame ambiguous (R59).
  public final var hasAmbiguousLayout: Bool { item.hasAmbiguousLayout }

  /// The constraints that refer to the guide along an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }

  /// The guide's layout item, made on first use.
  final var item: LayoutItem {
    if let item = parts.item { return item }
    let item = LayoutItem(of: self, role: .guide)
    parts.item = item
    return item
  }
}

extension UILayoutGuide: @preconcurrency CustomStringConvertible {
  /// The class, the identifier if set, and the owning view.
  public var description: String {
    let name = String(describing: type(of: self)) + (identifier.isEmpty ? "" : "(\(identifier))")
    return "\(name) of \(owningView?.uniqueName ?? "no view")"
  }
}

/// The stored state of a layout guide.
struct LayoutGuideState {
  var identifier = ""
  var item: LayoutItem?
}

/// Where a bar ends or begins, as constraints of a controller's view refer to it.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far the bar covers the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide, as it is solved now.
  public var length: CGFloat { layoutFrame.height }
}

extension UILayoutGuide {
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
  /// The edge where lines of text begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
  /// The edge where lines of text end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
  /// The middle, horizontally.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
  /// The middle, vertically.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
}
