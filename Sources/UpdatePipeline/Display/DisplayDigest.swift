import Foundation

/// A digest of the display of a view tree, back to front.
///
/// It combines the *drawn* content, not the views' current properties. A view whose display pass
/// was skipped is therefore digested with its earlier content. The identities of cells don't
/// matter.
struct DisplayDigest {
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Combines a view and its subtree.
  ///
  /// - Complexity: O(*v* + *n*) in the views and the bytes of their text; allocates nothing.
  mutating func combine(_ view: UIView, at origin: CGPoint, opacity: CGFloat) {
    let presentation = view.state.presentation
    let alpha = opacity * (presentation?.alpha ?? view.state.alpha)
    guard !view.state.isHidden, alpha > 0 else { return }
    let place = presentation?.origin ?? view.state.origin
    let corner = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
    let size = presentation?.size ?? view.state.bounds.size
    combine(corner.x)
    combine(corner.y)
    combine(size.width)
    combine(size.height)
    combine(alpha)
    combine(presentation?.cornerRadius ?? view.state.cornerRadius)
    combine(presentation?.backgroundColor ?? view.resolved(view.state.backgroundColor))
    combine(presentation?.transform ?? view.state.transform)
    if let decoration = view.state.appearance?.decoration { combine(decoration) }
    if view.state.drawsContent { combine(view.state.drawing) }
    if view.hasController { combineBar(of: view) }
    let inner = CGPoint(
      x: corner.x - view.state.bounds.origin.x,
      y: corner.y - view.state.bounds.origin.y
    )
    for index in view.state.subviews.indices {
      combine(view.state.subviews[index], at: inner, opacity: alpha)
    }
  }

  private mutating func combine(_ content: DrawnContent) {
    combine(content.text)
    combine(content.imageName)
    combine(content.font?.pointSize ?? 0)
    combine(content.font?.weight.rawValue ?? 0)
    combine(content.color)
    combine(UInt64(content.alignment.rawValue))
    combine(content.size.width)
    combine(content.size.height)
    if content.contentMode != 0 { combine(UInt64(content.contentMode) | 1 << 32) }
    if let image = content.rendering?.values { combine(image) }
  }

  /// Combines the rendering values of an image that differ from the defaults.
  private mutating func combine(_ image: ImageRendering.Values) {
    if image.mode != .automatic { combine(UInt64(image.mode.rawValue) | 1 << 33) }
    guard let symbol = image.configuration else { return }
    combine(symbol.pointSize ?? 0)
    combine(symbol.weight?.rawValue ?? 0)
    combine(UInt64(symbol.scale.rawValue))
    for color in symbol.colors { combine(color) }
  }

  /// Combines the layer properties if any differs from its default.
  private mutating func combine(_ layer: LayerDecoration) {
    guard layer != LayerDecoration() else { return }
    combine(UInt64(layer.masksToBounds ? 1 : 0) | UInt64(layer.maskedCorners.rawValue) << 1)
    combine(layer.borderWidth)
    if layer.borderWidth > 0 { combine(layer.borderColor?.color ?? .black) }
    combine(CGFloat(layer.shadowOpacity))
    guard layer.shadowOpacity > 0 else { return }
    combine(layer.shadowRadius)
    combine(layer.shadowOffset.width)
    combine(layer.shadowOffset.height)
    combine(layer.shadowColor?.color ?? .black)
  }

  mutating func combine(_ color: UIColor) {
    combine(color.red)
    combine(color.green)
    combine(color.blue)
    combine(color.alpha)
  }

  private mutating func combine(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    combine(transform.a)
    combine(transform.b)
    combine(transform.c)
    combine(transform.d)
    combine(transform.tx)
    combine(transform.ty)
  }

  mutating func combine(_ text: String?) {
    guard let text else { return combine(UInt64.max) }
    let bytes = text.utf8.span
    for index in bytes.indices {
      combine(UInt64(bytes[index]))
    }
    combine(UInt64(bytes.count))
  }

  mutating func combine(_ number: CGFloat) {
    combine(number == 0 ? 0 : Double(number).bitPattern)
  }

  /// Mixes in one word with the finalizer of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), by
  /// halves.
  mutating func combine(_ word: UInt64) {
    value = (value ^ word) &* 0xbf58_476d_1ce4_e5b9
    value ^= value >> 29
  }
}
