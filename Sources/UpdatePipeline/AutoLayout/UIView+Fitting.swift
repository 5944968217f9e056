public import Foundation

extension UIView {
  /// The target size for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Resizes the view to fit its content.
  ///
  /// A single line of text takes any width.
  public final func sizeToFit() {
    let isUnbroken = (self as? UILabel)?.numberOfLines == 1 || bounds.width == 0
    let width = isUnbroken ? .infinity : bounds.width
    bounds.size =
      self is UILabel
      ? sizeThatFits(CGSize(width: width, height: bounds.height)) : sizeThatFits(bounds.size)
  }

  /// The size that satisfies the constraints inside the view (R55).
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
