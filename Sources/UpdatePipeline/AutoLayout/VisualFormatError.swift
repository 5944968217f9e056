/// The reason and position of an error in a visual format.
///
/// Its description has three lines: the reason, the format, and a caret below the character.
package struct VisualFormatError: Error, Equatable {
  /// The error and the expected input.
  package let reason: String
  /// The format.
  package let format: String
  /// The number of characters before the error.
  package let offset: Int

  package init(reason: String, format: String, offset: Int) {
    self.reason = reason
    self.format = format
    self.offset = offset
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The reason, the format, and a caret below the invalid character.
  package var description: String {
    """
    Unable to parse constraint format:
    \(reason)
    \(format)
    \(String(repeating: " ", count: offset))^
    """
  }
}
