public import Foundation

nonisolated extension UIFont {
  /// The distance from the top of a line to the baseline, in whole points; 16 at 17 points.
  public var ascender: CGFloat { (pointSize * 16 / 17).rounded() }

  /// The distance from the baseline to the bottom of a line, in whole points, as a negative number.
  public var descender: CGFloat { ascender - lineHeight }
}
