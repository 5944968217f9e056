/// A number that is written as it is: a whole one with all its digits.
package enum Number: Equatable, Sendable {
  case whole(Int)
  case real(Double)
}

extension Number: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .whole(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    }
  }
}

extension Number: CustomStringConvertible {
  /// The digits, without separators.
  package var description: String {
    switch self {
    case .whole(let value): String(value)
    case .real(let value): Int(exactly: value).map(String.init) ?? String(value)
    }
  }
}
