import Observation

/// The appearance shared by all cells of a feed.
@Observable final class FeedTheme {
  /// The number of steps in the colour wheel.
  static let hueCount = 997

  /// The rotation of every hue, in steps of the wheel.
  var hueShift = 0
}
