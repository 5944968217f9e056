/// The direction of the user interface and its text.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

/// The kind of a view's content, which decides whether it is mirrored in a right-to-left layout.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction.
  case unspecified
  /// Playback controls, which are never mirrored.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}
