/// The grammar of unsigned numbers in the text of constraints and systems: `12`, `.5`, `1.5e-3`.
enum DecimalNumber {
  /// The length of the number at the beginning of a text; 0 if there is none.
  ///
  /// An `e` belongs to the number only if an exponent follows, so `2e` is two times a variable `e`.
  static func length(in text: Substring) -> Int {
    let whole = digitCount(text)
    var length = whole
    var rest = text.dropFirst(length)
    var hasDigits = whole > 0
    if rest.first == "." {
      let count = digitCount(rest.dropFirst())
      hasDigits = hasDigits || count > 0
      length += 1 + count
      rest = rest.dropFirst(1 + count)
    }
    guard hasDigits else { return 0 }
    guard rest.first == "e" || rest.first == "E" else { return length }
    let exponent = rest.dropFirst()
    let signCount = exponent.first == "-" || exponent.first == "+" ? 1 : 0
    let count = digitCount(exponent.dropFirst(signCount))
    return count > 0 ? length + 1 + signCount + count : length
  }

  /// The finite number that a whole text stands for, with or without a sign.
  static func value(of text: Substring) -> Double? {
    let isSigned = text.first == "-" || text.first == "+"
    let digits = isSigned ? text.dropFirst() : text
    guard !digits.isEmpty, length(in: digits) == digits.count else { return nil }
    guard let value = Double(digits), value.isFinite else { return nil }
    return text.first == "-" ? -value : value
  }

  private static func digitCount(_ text: Substring) -> Int {
    text.prefix { ("0"..."9").contains($0) }.count
  }
}
