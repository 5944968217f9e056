/// Why a visual format can't be read, and where.
///
/// Its description is three lines: the reason, the format, and a caret below the character.
package struct VisualFormatError: Error, Equatable {
  /// What was found and what is expected.
  package let reason: String
  /// The format.
  package let format: String
  /// The characters before the one at fault.
  package let offset: Int

  package init(reason: String, format: String, offset: Int) {
    self.reason = reason
    self.format = format
    self.offset = offset
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The reason, the format, and a caret below the character at fault.
  package var description: String {
    """
    Unable to parse constraint format:
    \(reason)
    \(format)
    \(String(repeating: " ", count: offset))^
    """
  }
}
