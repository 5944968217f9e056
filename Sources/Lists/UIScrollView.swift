public import Foundation
public import UpdatePipeline

/// A view that shows a part of larger content.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The step of content offsets, in points; its multiples are exact in binary.
  public nonisolated static let offsetStep: CGFloat = 1.0 / 64

  /// The size of the content.
  public final var contentSize = CGSize.zero

  /// The content's point at the view's top-left corner, in steps of 1/64 point.
  ///
  /// A change requests layout.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = CGPoint(x: Self.quantized(newValue.x), y: Self.quantized(newValue.y))
      guard offset != bounds.origin else { return }
      bounds.origin = offset
      setNeedsLayout()
    }
  }

  private static func quantized(_ length: CGFloat) -> CGFloat {
    (length / offsetStep).rounded() * offsetStep
  }
}
