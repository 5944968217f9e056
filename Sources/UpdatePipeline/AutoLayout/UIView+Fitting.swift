public import Foundation

extension UIView {
  /// A size that asks for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// A size that asks for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Gives the view the size that fits its content best.
  ///
  /// Text of one line takes any width.
  public final func sizeToFit() {
    let isUnbroken = (self as? UILabel)?.numberOfLines == 1 || bounds.width == 0
    let width = isUnbroken ? .infinity : bounds.width
    bounds.size =
      self is UILabel
      ? sizeThatFits(CGSize(width: width, height: bounds.height)) : sizeThatFits(bounds.size)
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
