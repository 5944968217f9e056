import Foundation

/// What few views are set of their looks and names; made when the first of it is set.
///
/// A class of its own keeps the others small.
final class AppearanceSettings {
  /// A name for causes, logs and dumps.
  var accessibilityIdentifier: String?
  var tag = 0
  var isUserInteractionEnabled = true
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill

  /// The tint that was set for the view; `nil` if it inherits one.
  var tint: UIColor?
  /// The tint of the superview that the view is in or was in last; `nil` for the usual one.
  var inheritedTint: UIColor?

  /// The view's layer, if it was asked for.
  var layer: CALayer?
  /// What the layer shows besides the background.
  var decoration = LayerDecoration()

  deinit {}
}

/// What a layer shows besides the background and its rounded corners.
struct LayerDecoration: Equatable {
  var masksToBounds = false
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowColor: CGColor?
}

extension UIView {
  /// The settings, made on first use.
  final var appearance: AppearanceSettings {
    if let settings = state.appearance { return settings }
    let settings = AppearanceSettings()
    state.appearance = settings
    return settings
  }

  /// A name for causes, logs and dumps.
  public final var accessibilityIdentifier: String? {
    get { state.appearance?.accessibilityIdentifier }
    set { appearance.accessibilityIdentifier = newValue }
  }

  /// A number by which the app finds the view.
  public final var tag: Int {
    get { state.appearance?.tag ?? 0 }
    set { appearance.tag = newValue }
  }

  /// The first of this view and those in it, from the top, that has a tag; `nil` if none has.
  ///
  /// - Complexity: O(*v*) in the views.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for index in state.subviews.indices {
      if let view = state.subviews[index].viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Whether the view takes touches, of which there are none here.
  public final var isUserInteractionEnabled: Bool {
    get { state.appearance?.isUserInteractionEnabled ?? true }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// Whether the view covers all that is behind it; nothing depends on it here.
  public final var isOpaque: Bool {
    get { state.appearance?.isOpaque ?? true }
    set { appearance.isOpaque = newValue }
  }

  /// How what the view draws fits into bounds of another size.
  public final var contentMode: ContentMode {
    get { state.appearance?.contentMode ?? .scaleToFill }
    set {
      guard noteDisplayedValue(changed: contentMode != newValue) else { return }
      appearance.contentMode = newValue
      invalidate(.display, .call("contentMode"))
    }
  }

  /// Whether what goes beyond the bounds is hidden; that of the view's layer.
  public final var clipsToBounds: Bool {
    get { state.appearance?.decoration.masksToBounds ?? false }
    set { decorate(\.masksToBounds, newValue) }
  }

  /// Sets something of the layer's that is shown without drawing.
  final func decorate<Value: Equatable>(
    _ property: WritableKeyPath<LayerDecoration, Value>,
    _ value: Value,
    _ name: StaticString = #function
  ) {
    let old = (state.appearance?.decoration ?? LayerDecoration())[keyPath: property]
    guard noteDisplayedValue(changed: old != value, name) else { return }
    appearance.decoration[keyPath: property] = value
  }
}

extension UIView {
  /// How content that was drawn for one size fits into another.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched in each direction.
    case scaleToFill = 0
    /// As large as fits in, in its proportions.
    case scaleAspectFit = 1
    /// As small as fills, in its proportions.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the middle of the top.
    case top = 5
    /// At the middle of the bottom.
    case bottom = 6
    /// At the middle of the left edge.
    case left = 7
    /// At the middle of the right edge.
    case right = 8
    /// At the top-left corner.
    case topLeft = 9
    /// At the top-right corner.
    case topRight = 10
    /// At the bottom-left corner.
    case bottomLeft = 11
    /// At the bottom-right corner.
    case bottomRight = 12
  }
}
