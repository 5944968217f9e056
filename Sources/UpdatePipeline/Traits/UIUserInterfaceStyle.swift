/// The light or dark appearance of the interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
