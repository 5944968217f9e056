public import Foundation

/// What a view shows besides its content: corners, border, shadow and opacity.
///
/// A layer is a way to a view's own values and stores none; each view has one, and there are no
/// others. Setting a value counts as the view's own do.
@preconcurrency @MainActor public final class CALayer {
  // A layer that outlives its view shows nothing any more, and using it is an error.
  private unowned let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  deinit {}

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius }
    set { view.cornerRadius = newValue }
  }

  /// The shape of rounded corners; both look alike here.
  public var cornerCurve = CALayerCornerCurve.circular

  /// The corners that are rounded; all unless set.
  public var maskedCorners: CACornerMask {
    get { decoration.maskedCorners }
    set { view.decorate(\.maskedCorners, newValue) }
  }

  /// Whether what goes beyond the bounds is hidden.
  public var masksToBounds: Bool {
    get { decoration.masksToBounds }
    set { view.decorate(\.masksToBounds, newValue) }
  }

  /// The width of the border, in points; 0 for none.
  public var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set { view.decorate(\.borderWidth, newValue) }
  }

  /// The colour of the border; black unless set.
  public var borderColor: CGColor? {
    get { decoration.borderColor ?? UIColor.black.cgColor }
    set { view.decorate(\.borderColor, newValue) }
  }

  /// The colour behind the content; a fixed one, also if the view's is dynamic.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor.map { CGColor(view.resolved($0)) } }
    set { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  /// How opaque the layer is, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = CGFloat(newValue) }
  }

  /// Whether the layer and those in it are left out of the display.
  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// How opaque the shadow is, from 0, which it is unless set, to 1.
  public var shadowOpacity: Float {
    get { decoration.shadowOpacity }
    set { view.decorate(\.shadowOpacity, newValue) }
  }

  /// How far the shadow fades out, in points.
  public var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set { view.decorate(\.shadowRadius, newValue) }
  }

  /// Where the shadow falls, in points.
  public var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set { view.decorate(\.shadowOffset, newValue) }
  }

  /// The colour of the shadow; black unless set.
  public var shadowColor: CGColor? {
    get { decoration.shadowColor ?? UIColor.black.cgColor }
    set { view.decorate(\.shadowColor, newValue) }
  }

  /// The rectangle in the superlayer's coordinates.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  /// The middle in the superlayer's coordinates.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  /// Asks for layout of the view.
  public func setNeedsLayout() { view.setNeedsLayout() }

  /// Lays out superlayers that ask for it, the layer and those in it now (R16).
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// Asks for drawing of the view.
  public func setNeedsDisplay() { view.setNeedsDisplay() }

  private var decoration: LayerDecoration {
    view.state.appearance?.decoration ?? LayerDecoration()
  }
}

extension UIView {
  /// The view's layer, always the same.
  public final var layer: CALayer {
    if let layer = state.appearance?.layer { return layer }
    let layer = CALayer(of: self)
    appearance.layer = layer
    return layer
  }
}

/// Some of a layer's corners.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt

  /// A mask of given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top-right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 0b1111)
}

/// A shape of rounded corners.
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The shape's name.
  public let rawValue: String

  /// The shape of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Parts of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that starts more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A colour as layers take it: fixed components, whatever the traits.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The components; not dynamic.
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}
