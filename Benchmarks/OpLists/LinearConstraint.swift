package import UBConstraintSolver

/// A constraint over named variables, read from text such as `2 x - y + 10 >= z`.
package struct LinearConstraint: Equatable, Sendable {
  /// The terms of the left side minus the right side, in the order of first mention.
  package private(set) var terms: [(name: String, coefficient: Double)] = []
  /// How the sum compares with zero.
  package private(set) var relation = Relation.equal
  /// The constant added to the terms.
  package private(set) var constant = 0.0

  /// Parses a constraint; coefficients precede names, with or without `*`.
  ///
  /// - Throws: The expected and the found token, if the text is not a constraint.
  package init(parsing text: String) throws(ExpressionError) {
    var reader = TokenReader(text)
    try readSide(&reader, sign: 1)
    switch reader.next() {
    case "<=": relation = .lessThanOrEqual
    case "==": relation = .equal
    case ">=": relation = .greaterThanOrEqual
    case let other: throw ExpressionError(expected: "<=, == or >=", found: other)
    }
    try readSide(&reader, sign: -1)
    let rest = reader.next()
    guard rest.isEmpty else { throw ExpressionError(expected: "the end", found: rest) }
  }

  /// Whether two constraints have the same terms in the same order, the same relation and constant.
  package static func == (first: LinearConstraint, second: LinearConstraint) -> Bool {
    first.terms.map(\.name) == second.terms.map(\.name)
      && first.terms.map(\.coefficient) == second.terms.map(\.coefficient)
      && first.relation == second.relation && first.constant == second.constant
  }

  private mutating func readSide(
    _ reader: inout TokenReader,
    sign: Double
  ) throws(ExpressionError) {
    var factor = sign
    if reader.skip("-") { factor = -sign } else { _ = reader.skip("+") }
    while true {
      try readSummand(&reader, factor)
      if reader.skip("+") {
        factor = sign
      } else if reader.skip("-") {
        factor = -sign
      } else {
        return
      }
    }
  }

  private mutating func readSummand(
    _ reader: inout TokenReader,
    _ sign: Double
  ) throws(ExpressionError) {
    var factor = sign
    var hasNumber = false
    if let number = try reader.number() {
      factor *= number
      hasNumber = true
      if reader.skip("*"), !reader.isAtName {
        throw ExpressionError(expected: "a name after *", found: reader.next())
      }
    }
    if reader.isAtName {
      add(reader.next(), factor)
    } else if hasNumber {
      constant += factor
    } else {
      throw ExpressionError(expected: "a number or a name", found: reader.next())
    }
  }

  private mutating func add(_ name: String, _ coefficient: Double) {
    if let place = terms.firstIndex(where: { $0.name == name }) {
      terms[place].coefficient += coefficient
    } else {
      terms.append((name, coefficient))
    }
  }
}

/// A syntax error in the text of a constraint.
package struct ExpressionError: Error, Equatable {
  /// The tokens that may stand there.
  package let expected: String
  /// The token that stands there; empty at the end of the text.
  package let found: String

  /// Creates an error from the expected and the found token.
  package init(expected: String, found: String) {
    self.expected = expected
    self.found = found
  }
}

/// A reader of the names, numbers and signs in the text of a constraint.
private struct TokenReader {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  /// Whether a name comes next.
  var isAtName: Bool {
    peek().first.map { $0.isLetter || $0 == "_" } ?? false
  }

  /// The next token, or an empty string at the end.
  func peek() -> String {
    var copy = self
    return copy.next()
  }

  /// Reads a number, if one comes next.
  mutating func number() throws(ExpressionError) -> Double? {
    let token = peek()
    guard DecimalNumber.length(in: token[...]) > 0 else { return nil }
    guard let number = DecimalNumber.value(of: token[...]) else {
      throw ExpressionError(expected: "a finite number", found: token)
    }
    _ = next()
    return number
  }

  mutating func skip(_ token: String) -> Bool {
    guard peek() == token else { return false }
    _ = next()
    return true
  }

  mutating func next() -> String {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return "" }
    let length: Int
    if first.isLetter || first == "_" {
      length = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.count
    } else if first.isNumber || first == "." {
      length = max(1, DecimalNumber.length(in: rest))
    } else {
      let isRelation = ["<=", "==", ">="].contains(String(rest.prefix(2)))
      length = isRelation ? 2 : 1
    }
    let token = String(rest.prefix(length))
    rest = rest.dropFirst(length)
    return token
  }
}
