/// A look of the whole interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// None in particular.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
