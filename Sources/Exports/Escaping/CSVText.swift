import UBResults

/// Text for a field of comma-separated values.
///
/// Source: RFC 4180.
enum CSVText {
  /// The field, in quotes if it has a separator, a quote or a line end.
  static func field(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { scalar in
      scalar == "," || scalar == "\"" || scalar.properties.isWhitespace && scalar != " "
    }
    guard needsQuotes else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}
