public import Foundation

extension UIView {
  /// A size that asks for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Gives the view the size that fits its content best.
  public final func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size that the constraints in the view ask for (R55).
  final func fittingSize(
    target: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutEngine.fittingSize(
      of: self,
      target: target,
      priorities: (horizontal, vertical)
    )
  }
}
