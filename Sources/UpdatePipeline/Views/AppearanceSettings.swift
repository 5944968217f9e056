import Foundation

/// Rarely used appearance properties and names of a view, made when one of them is first set.
///
/// Keeping them in a class of their own keeps other views small.
final class AppearanceSettings {
  /// A name to use in causes, logs and dumps.
  var accessibilityIdentifier: String?
  var tag = 0
  var isUserInteractionEnabled = true
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill

  /// The tint set on the view; `nil` if it inherits one.
  var tint: UIColor?
  /// The tint of the view's current or last superview; `nil` for the default tint.
  var inheritedTint: UIColor?

  /// The view's layer, made on first use.
  var layer: CALayer?
  /// The layer properties other than the background.
  var decoration = LayerDecoration()

  deinit {}
}

/// The layer properties other than the background and its corner radius.
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

  /// A name to use in causes, logs and dumps.
  public final var accessibilityIdentifier: String? {
    get { state.appearance?.accessibilityIdentifier }
    set { appearance.accessibilityIdentifier = newValue }
  }

  /// A number by which the app can find the view.
  public final var tag: Int {
    get { state.appearance?.tag ?? 0 }
    set { appearance.tag = newValue }
  }

  /// Returns the first view with a tag in this view's subtree, in depth-first order; `nil` if none.
  ///
  /// - Complexity: O(*v*) in the views.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for index in state.subviews.indices {
      if let view = state.subviews[index].viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Whether the view receives touches; has no effect here, as there are none.
  public final var isUserInteractionEnabled: Bool {
    get { state.appearance?.isUserInteractionEnabled ?? true }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// Whether the view covers everything behind it; has no effect here.
  public final var isOpaque: Bool {
    get { state.appearance?.isOpaque ?? true }
    set { appearance.isOpaque = newValue }
  }

  /// The way drawn content fits bounds of another size.
  public final var contentMode: ContentMode {
    get { state.appearance?.contentMode ?? .scaleToFill }
    set {
      guard noteDisplayedValue(changed: contentMode != newValue) else { return }
      appearance.contentMode = newValue
      invalidate(.display, .call("contentMode"))
    }
  }

  /// Whether content beyond the bounds is hidden; the layer's `masksToBounds`.
  public final var clipsToBounds: Bool {
    get { state.appearance?.decoration.masksToBounds ?? false }
    set { decorate(\.masksToBounds, newValue) }
  }

  /// Sets a layer property that is displayed without drawing.
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
  /// The way content drawn for one size fits another.
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretches the content in each direction.
    case scaleToFill = 0
    /// Makes the content as large as fits, keeping its aspect ratio.
    case scaleAspectFit = 1
    /// Makes the content as small as fills the bounds, keeping its aspect ratio.
    case scaleAspectFill = 2
    /// Redraws the content.
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}
