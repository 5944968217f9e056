import Observation

/// The look shared by every cell of a feed.
@Observable final class FeedTheme {
  /// The steps of the colour wheel.
  static let hueCount = 997

  /// How far every hue is turned, in steps of the wheel.
  var hueShift = 0
}
