/// A parameter's value in documents: a JSON number or text.
package enum PlainValue: Hashable, Sendable {
  case integer(Int)
  /// A number that isn't whole.
  case number(Double)
  case text(String)
}

extension PlainValue {
  /// A number; JSON doesn't tell 22.0 from 22, so a whole one is an integer.
  package init(_ number: Double) {
    self = Int(exactly: number).map(PlainValue.integer) ?? .number(number)
  }
}

extension PlainValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = PlainValue(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    }
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value in the form of `--set`.
  package var description: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): value
    }
  }
}
