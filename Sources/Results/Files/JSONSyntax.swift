/// A strict reader of the syntax of a JSON object, which names the place of the first error.
///
/// Foundation's decoder names no place, and accepts a comma before a closing bracket and a key that
/// occurs twice. Source: RFC 8259, without escapes and digits, which the decoder checks.
struct JSONSyntax {
  /// A value or an error at a place.
  enum Flaw: Error, Equatable {
    /// The text is not JSON.
    case syntax(line: Int, column: Int, detail: String)
    /// An object has a key twice.
    case duplicate(key: String)
  }

  /// A step to a value inside of another; it becomes text only for an error.
  private enum Step {
    case key(String)
    case index(Int)
  }

  /// The text of the key `schema`, with any escapes as they are.
  private(set) var schema: String?
  /// The first numbers that aren't whole, and their keys.
  private(set) var oddNumbers: [(key: String, range: Range<Int>)] = []
  /// The first whole number that not every reader of JSON takes exactly, and its key.
  private(set) var greatNumber: (key: String, range: Range<Int>)?

  private let bytes: [UInt8]
  private var place = 0
  private var valueCount = 0
  private var path: [Step] = []

  /// Reads a text.
  ///
  /// - Throws: `Flaw`.
  /// - Complexity: O(n) in the bytes; O(1) for a text that isn't an object.
  init(ofObject bytes: [UInt8]) throws(Flaw) {
    self.bytes = bytes
    guard next() == UInt8(ascii: "{") else { throw flaw("an object") }
    try value()
    skipSpace()
    if place < bytes.count { throw flaw("the end") }
  }

  /// The deepest nesting of a document.
  private static let depthMax = 100
  /// The greatest number of values in a document; a decoder takes 30 bytes for each.
  private static let valuesMax = 8_000_000
  /// The greatest number of numbers that are noted.
  private static let oddNumbersMax = 10_000
  /// The greatest whole number that every reader takes exactly, 2^53.
  private static let wholeMax = 9_007_199_254_740_992

  private mutating func value() throws(Flaw) {
    guard path.count < Self.depthMax else { throw flaw("at most \(Self.depthMax) levels") }
    valueCount += 1
    guard valueCount <= Self.valuesMax else { throw flaw("at most \(Self.valuesMax) values") }
    switch next() {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): number()
    default:
      for word in ["true", "false", "null"] where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return
      }
      throw flaw("a value")
    }
  }

  private mutating func object() throws(Flaw) {
    place += 1
    guard next() != UInt8(ascii: "}") else { return place += 1 }
    var known: Set<String> = []
    while true {
      guard next() == UInt8(ascii: "\"") else { throw flaw("a key in quotes") }
      let key = try string()
      path.append(.key(key))
      guard known.insert(key).inserted else { throw .duplicate(key: keyPath) }
      guard next() == UInt8(ascii: ":") else { throw flaw("':'") }
      place += 1
      let isSchema = path.count == 1 && key == "schema" && next() == UInt8(ascii: "\"")
      let start = place + 1
      try value()
      if isSchema { schema = String(decoding: bytes[start..<(place - 1)], as: UTF8.self) }
      path.removeLast()
      if try ends(with: UInt8(ascii: "}"), "',' or '}'") { return }
    }
  }

  private mutating func array() throws(Flaw) {
    place += 1
    guard next() != UInt8(ascii: "]") else { return place += 1 }
    for index in 0... {
      path.append(.index(index))
      try value()
      path.removeLast()
      if try ends(with: UInt8(ascii: "]"), "',' or ']'") { return }
    }
  }

  /// Goes past a comma, or past the closing bracket and returns true.
  private mutating func ends(with bracket: UInt8, _ expected: String) throws(Flaw) -> Bool {
    let found = next()
    guard found == bracket || found == UInt8(ascii: ",") else { throw flaw(expected) }
    place += 1
    return found == bracket
  }

  private mutating func string() throws(Flaw) -> String {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20 else { throw flaw("an escaped character") }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { throw flaw("'\"'") }
    place += 1
    return String(decoding: bytes[start..<(place - 1)], as: UTF8.self)
  }

  private mutating func number() {
    let start = place
    var isWhole = true
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): place += 1
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"):
        isWhole = false
        place += 1
      default:
        return note(start..<place, isWhole: isWhole)
      }
    }
    note(start..<place, isWhole: isWhole)
  }

  private mutating func note(_ range: Range<Int>, isWhole: Bool) {
    guard isWhole else {
      guard oddNumbers.count < Self.oddNumbersMax else { return }
      return oddNumbers.append((keyPath, range))
    }
    // An integer of 15 digits is never too great.
    guard range.count > 15, greatNumber == nil else { return }
    let number = Int(String(decoding: bytes[range], as: UTF8.self))
    if number.map({ $0.magnitude > Self.wholeMax }) ?? true { greatNumber = (keyPath, range) }
  }

  /// The next byte that is no space; `nil` at the end.
  private mutating func next() -> UInt8? {
    skipSpace()
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return }
      place += 1
    }
  }

  private var keyPath: String {
    path.map { step in
      switch step {
      case .key(let key): ".\(key)"
      case .index(let index): "[\(index)]"
      }
    }
    .joined().trimmingPrefix(".").description
  }

  /// The error at the present place.
  private func flaw(_ expected: String) -> Flaw {
    let before = bytes[..<min(place, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    let text = String(decoding: bytes.dropFirst(place).prefix(4), as: UTF8.self).prefix(1)
    let found = place < bytes.count ? "'\(text)'" : "the end"
    return .syntax(
      line: before.count { $0 == 0x0a } + 1,
      column: column,
      detail: "found \(found), expected \(expected)"
    )
  }
}
