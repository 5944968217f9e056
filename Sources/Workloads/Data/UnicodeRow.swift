/// The texts that a table shows for one character.
nonisolated package struct UnicodeRow: Equatable, Sendable {
  /// The character's code point.
  package let scalar: Unicode.Scalar

  /// The row of a character.
  package init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  /// The character itself; a combining mark is on a dotted circle, as in the Unicode charts.
  package var character: String {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: "\u{25cc}\(scalar)"
    default: String(scalar)
    }
  }

  /// The code point in Unicode's notation, such as `U+1E9E`.
  package var codePoint: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The name in the Unicode standard; empty if it has none.
  package var name: String { scalar.properties.name ?? "" }

  /// The general category in words, with its abbreviation: `Uppercase letter (Lu)`.
  package var category: String { scalar.properties.generalCategory.title }

  /// The value of a digit (`digit 7`) or of another number (`12`, `1/2`); else empty.
  package var numeric: String {
    guard
      let type = scalar.properties.numericType,
      let value = scalar.properties.numericValue
    else { return "" }
    return switch type {
    case .decimal, .digit: "digit \(Self.fraction(value))"
    default: Self.fraction(value)
    }
  }

  /// The other cases of a letter, such as `lower: ß` or `upper: SS, title: Ss`; else empty.
  package var caseProperties: String {
    let properties = scalar.properties
    let mappings = [
      ("lower", properties.lowercaseMapping),
      ("upper", properties.uppercaseMapping),
      ("title", properties.titlecaseMapping),
    ]
    let text = String(scalar)
    return
      mappings
      // Compared as scalars, because as strings a letter equals its decomposition.
      .filter { !$0.1.unicodeScalars.elementsEqual(text.unicodeScalars) }
      .map { "\($0.0): \($0.1)" }
      .joined(separator: ", ")
  }

  /// A number as an integer or a fraction.
  ///
  /// Denominators in Unicode go up to 320.
  private static func fraction(_ value: Double) -> String {
    for denominator in 1...320 {
      let numerator = (value * Double(denominator)).rounded()
      guard abs(numerator / Double(denominator) - value) < 1e-9 else { continue }
      return denominator == 1 ? "\(Int(numerator))" : "\(Int(numerator))/\(denominator)"
    }
    return "\(value)"
  }
}
