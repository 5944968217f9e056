import UBResults

/// Text for XML, whose writer replaces `&`, `<` and quotes by references.
///
/// Source: XML 1.0, production 2: some characters can't be in a document, not even as references.
enum XMLText {
  /// The text with a replacement character for each one that XML can't hold.
  static func allowed(_ text: String) -> String {
    text.replacingScalars { scalar in
      let isControl = scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
      return isControl || [0xfffe, 0xffff].contains(scalar.value) ? "\u{fffd}" : nil
    }
  }
}
