/// A day of the calendar in UTC, such as `2026-12-31`.
package struct Day: Hashable, Sendable {
  // As text of one form, days are in their order and read as they are written.
  private let text: String

  /// The day that a text in the form YYYY-MM-DD names; `nil` if there is no such day.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(Self.isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.count(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.text = String(text)
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }

  private static func count(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  /// Whether a day is before another.
  package static func < (left: Day, right: Day) -> Bool { left.text < right.text }
}

extension Day: CustomStringConvertible {
  /// The day in the form YYYY-MM-DD.
  package var description: String { text }
}

extension Day: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "found '\(text)', expected a day in the form YYYY-MM-DD"
      )
    }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
