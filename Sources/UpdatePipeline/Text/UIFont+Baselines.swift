public import Foundation

nonisolated extension UIFont {
  /// How far the baseline is below the top of a line, in whole points; 16 at 17 points.
  public var ascender: CGFloat { (pointSize * 16 / 17).rounded() }

  /// How far the bottom of a line is below the baseline, as a negative number of whole points.
  public var descender: CGFloat { ascender - lineHeight }
}
