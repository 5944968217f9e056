/// The amount of space for the interface in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}
