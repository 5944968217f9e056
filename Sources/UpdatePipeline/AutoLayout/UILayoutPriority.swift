/// The importance of a constraint, from 1 to 1000; a constraint of 1000 is required (R51).
nonisolated public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// Makes a priority from a number.
  ///
  /// - Precondition: `rawValue` is greater than 0 and at most 1000.
  public init(rawValue: Float) {
    precondition(rawValue > 0 && rawValue <= 1_000, "A priority must be in (0, 1000].")
    self.rawValue = rawValue
  }

  /// Makes a priority from a number.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The priority of a constraint that must be satisfied.
  public static let required = UILayoutPriority(1_000)
  /// The default compression resistance priority (R61).
  public static let defaultHigh = UILayoutPriority(750)
  /// The default hugging priority (R61).
  public static let defaultLow = UILayoutPriority(250)
  /// The priority above which a drag may resize the window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority below which a drag doesn't resize the window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of the smallest fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
