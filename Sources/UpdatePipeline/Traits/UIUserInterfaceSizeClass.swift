/// How much room an interface has in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}
