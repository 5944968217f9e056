extension UIView {
  /// The options of an animation.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Allows input during the animation; accepted for source compatibility, as there is no input.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presentation value instead of the model's value (R75).
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Runs pending updates before the animation scope and before its end (R67).
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 25)

    /// The curve selected by the options.
    var curve: AnimationCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
