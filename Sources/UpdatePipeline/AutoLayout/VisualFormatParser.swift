/// Reads a visual format, from left to right, one character at a time.
///
/// The grammar is the documented one:
///
///     format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
///     view       = "[" name ["(" predicate {"," predicate} ")"] "]"
///     connection = "" | "-" | "-" (name | number) "-" | "-(" predicate {"," predicate} ")-"
///     predicate  = ["==" | "<=" | ">="] (name | number) ["@" (name | number)]
struct VisualFormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// Parses a format into its parts.
  ///
  /// - Complexity: O(*n*) in the characters.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat(text: text, axis: try axis(), elements: [], connections: [])
    if next == "|" {
      format.elements.append(superview())
      format.connections.append(try connection())
    }
    format.elements.append(try view())
    while next != nil {
      format.connections.append(try connection())
      if next == "|" {
        format.elements.append(superview())
        guard next == nil else { throw failure("Unexpected text after the superview's '|'") }
        return format
      }
      format.elements.append(try view())
    }
    return format
  }

  private mutating func axis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let first = next, first.isLetter else { return .horizontal }
    guard first == "H" || first == "V" else { throw failure("Expected 'H:', 'V:', '|' or '['") }
    position += 1
    guard next == ":" else { throw failure("Expected ':' after the direction") }
    position += 1
    return first == "H" ? .horizontal : .vertical
  }

  private mutating func superview() -> VisualFormat.Element {
    position += 1
    return VisualFormat.Element(name: nil, predicates: [], offset: position - 1)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard next == "[" else { throw failure("Expected a view, as '[name]'") }
    position += 1
    let offset = position
    guard let name = name() else { throw failure("Expected the name of a view") }
    var element = VisualFormat.Element(name: name, predicates: [], offset: offset)
    if next == "(" { element.predicates = try predicates() }
    guard next == "]" else { throw failure("Expected ']' after a view") }
    position += 1
    return element
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard next == "-" else { return .flush }
    position += 1
    guard let character = next else { throw failure("Expected a view or '|' after '-'") }
    if character == "[" || character == "|" { return .standard }
    var list: [VisualFormat.Predicate]
    if character == "(" {
      list = try predicates()
    } else {
      let object = try number("Expected a distance, a view or '|' after '-'")
      list = [VisualFormat.Predicate(relation: .equal, object: object)]
      if next == "@" {
        position += 1
        list[0].priority = try number("Expected a priority after '@'")
      }
    }
    guard next == "-" else { throw failure("Expected '-' after a distance") }
    position += 1
    return .distance(list)
  }

  /// Parses a list of predicates in parentheses.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      position += 1
      list.append(try predicate())
    } while next == ","
    guard next == ")" else { throw failure("Expected ',' or ')' after a predicate") }
    position += 1
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try number("Expected a number, a metric or a view")
    var predicate = VisualFormat.Predicate(relation: relation, object: object)
    if next == "@" {
      position += 1
      predicate.priority = try number("Expected a priority after '@'")
    }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch next {
    case "=": relation = .equal
    case "<": relation = .lessThanOrEqual
    case ">": relation = .greaterThanOrEqual
    default: return .equal
    }
    position += 1
    guard next == "=" else { throw failure("Expected '=': relations are '==', '<=' and '>='") }
    position += 1
    return relation
  }

  private mutating func number(
    _ expectation: String
  ) throws(VisualFormatError) -> VisualFormat.Number {
    let offset = position
    if let name = name() { return VisualFormat.Number(value: .name(name), offset: offset) }
    var end = position
    if end < characters.count, characters[end] == "-" { end += 1 }
    while end < characters.count, characters[end].isASCII,
      characters[end].isNumber || characters[end] == "."
    {
      end += 1
    }
    guard let value = Double(String(characters[position..<end])) else {
      throw failure(expectation)
    }
    position = end
    return VisualFormat.Number(value: .literal(value), offset: offset)
  }

  /// Parses an identifier, or returns `nil` if none begins here.
  private mutating func name() -> String? {
    let start = position
    while let character = next,
      character == "_" || character.isLetter || (position > start && character.isNumber)
    {
      position += 1
    }
    return position == start ? nil : String(characters[start..<position])
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func failure(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, offset: position)
  }
}

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
