public import Foundation

/// The visual properties of a view besides its content, such as corners, border, shadow and
/// opacity.
///
/// A layer accesses its view's values and stores none itself. Each view has one layer, and there
/// are no other layers. Setting a value counts as it does on the view.
@preconcurrency @MainActor public final class CALayer {
  /// The view, or `nil` once it is released.
  ///
  /// Without a view, a layer has the default values, and setting one has no effect.
  private unowned(unsafe) var owner: UIView?

  init(of view: UIView) {
    unsafe owner = view
  }

  private var view: UIView? { unsafe owner }

  /// Cuts the link to a view that is being released.
  func release() {
    unsafe owner = nil
  }

  deinit {}

  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? 0 }
    set { view?.cornerRadius = newValue }
  }

  /// The shape of rounded corners; has no effect here.
  public var cornerCurve = CALayerCornerCurve.circular

  /// The rounded corners; all by default.
  public var maskedCorners: CACornerMask {
    get { decoration.maskedCorners }
    set { view?.decorate(\.maskedCorners, newValue) }
  }

  /// Whether content beyond the bounds is hidden.
  public var masksToBounds: Bool {
    get { decoration.masksToBounds }
    set { view?.decorate(\.masksToBounds, newValue) }
  }

  /// The width of the border, in points; 0 for none.
  public var borderWidth: CGFloat {
    get { decoration.borderWidth }
    set { view?.decorate(\.borderWidth, newValue) }
  }

  /// The colour of the border; black by default.
  public var borderColor: CGColor? {
    get { decoration.borderColor ?? UIColor.black.cgColor }
    set { view?.decorate(\.borderColor, newValue) }
  }

  /// The background colour; resolved if the view's is dynamic.
  public var backgroundColor: CGColor? {
    get {
      guard let view else { return nil }
      return view.backgroundColor.map { CGColor(view.resolved($0)) }
    }
    set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The opacity of the layer, from 0 to 1.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the layer and its sublayers are hidden.
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Float {
    get { decoration.shadowOpacity }
    set { view?.decorate(\.shadowOpacity, newValue) }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { decoration.shadowRadius }
    set { view?.decorate(\.shadowRadius, newValue) }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { decoration.shadowOffset }
    set { view?.decorate(\.shadowOffset, newValue) }
  }

  /// The colour of the shadow; black by default.
  public var shadowColor: CGColor? {
    get { decoration.shadowColor ?? UIColor.black.cgColor }
    set { view?.decorate(\.shadowColor, newValue) }
  }

  /// The rectangle in the superlayer's coordinates.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The rectangle in the layer's own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The centre in the superlayer's coordinates.
  public var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// Requests layout of the view.
  public func setNeedsLayout() { view?.setNeedsLayout() }

  /// Runs the pending layout of the superlayers, the layer and its sublayers now (R16).
  public func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Requests drawing of the view.
  public func setNeedsDisplay() { view?.setNeedsDisplay() }

  private var decoration: LayerDecoration {
    view?.state.appearance?.decoration ?? LayerDecoration()
  }
}

extension UIView {
  /// The view's layer, which is always the same.
  public final var layer: CALayer {
    if let layer = state.appearance?.layer { return layer }
    let layer = CALayer(of: self)
    appearance.layer = layer
    return layer
  }
}

/// A set of a layer's corners.
nonisolated public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt

  /// A mask with the given bits.
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
  /// The name of the shape.
  public let rawValue: String

  /// A shape with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
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
