/// The horizontal alignment of lines of text.
nonisolated public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  /// The natural alignment of the script.
  case natural
}
