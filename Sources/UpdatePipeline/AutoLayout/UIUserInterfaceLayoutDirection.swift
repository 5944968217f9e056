/// The direction in which lines of text are written.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading edges are left ones.
  case leftToRight
  /// Leading edges are right ones.
  case rightToLeft
}

/// What a view shows, as far as it decides whether it is mirrored from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified
  /// Controls of playback: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
