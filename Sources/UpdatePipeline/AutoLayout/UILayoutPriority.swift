/// How important a constraint is, from 1 to 1000; 1000 must hold (R51).
nonisolated public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// A priority by its number.
  ///
  /// - Precondition: `rawValue` is greater than 0 and at most 1000.
  public init(rawValue: Float) {
    precondition(rawValue > 0 && rawValue <= 1_000, "A priority is in (0, 1000].")
    self.rawValue = rawValue
  }

  /// A priority by its number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// Must hold.
  public static let required = UILayoutPriority(1_000)
  /// The default resistance to being smaller than the content (R61).
  public static let defaultHigh = UILayoutPriority(750)
  /// The default resistance to being larger than the content (R61).
  public static let defaultLow = UILayoutPriority(250)
  /// What may resize a window's scene while something is dragged.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// A scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// What may not resize a window's scene while something is dragged.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The pull towards the smallest size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
