/// Blanks comments and the contents of string literals, so that rules see code alone.
///
/// Line feeds stay where they are, and so does code inside interpolations. Nested comments,
/// raw and multi-line strings and extended regular expressions are understood.
struct CodeMask {
  private let bytes: [UInt8]
  private var masked: [UInt8]
  private var index = 0

  /// The text with blanks in place of comments and string contents.
  static func mask(_ text: String) -> String {
    var mask = CodeMask(bytes: Array(text.utf8))
    mask.scanCode(inInterpolation: false)
    return String(decoding: mask.masked, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    masked = bytes
  }

  /// Scans to the end, or to the parenthesis that closes an interpolation.
  private mutating func scanCode(inInterpolation: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where starts(with: "//"):
        blank(upTo: "\n")
      case UInt8(ascii: "/") where starts(with: "/*"):
        scanBlockComment()
      case UInt8(ascii: "\""):
        scanString(hashCount: 0)
      case UInt8(ascii: "#") where starts(with: "#/"):
        blank(upTo: "/#")
      case UInt8(ascii: "#"):
        scanHashes()
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        index += 1
        if inInterpolation, depth == 0 { return }
      default:
        index += 1
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(count: 2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(count: 2)
      } else {
        blank(count: 1)
      }
    } while depth > 0 && index < bytes.count
  }

  /// Scans a raw string, or the `#` of a directive or macro.
  private mutating func scanHashes() {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }
    if hashes.endIndex < bytes.count, bytes[hashes.endIndex] == UInt8(ascii: "\"") {
      scanString(hashCount: hashes.count)
    } else {
      index += hashes.count
    }
  }

  private mutating func scanString(hashCount: Int) {
    let hashes = String(repeating: "#", count: hashCount)
    index += hashCount
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    index += quotes.utf8.count
    let end = quotes + hashes
    let escape = "\\" + hashes
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\"") where starts(with: end):
        index += end.utf8.count
        return
      case UInt8(ascii: "\\") where starts(with: escape + "("):
        blank(count: escape.utf8.count)
        scanCode(inInterpolation: true)
      case UInt8(ascii: "\\") where starts(with: escape):
        blank(count: escape.utf8.count + 1)
      default:
        blank(count: 1)
      }
    }
  }

  private func starts(with token: String) -> Bool {
    bytes.dropFirst(index).starts(with: token.utf8)
  }

  private mutating func blank(upTo token: String) {
    let first = token.utf8.first
    while index < bytes.count, bytes[index] != first || !starts(with: token) {
      blank(count: 1)
    }
  }

  private mutating func blank(count: Int) {
    for position in index..<min(index + count, bytes.count)
    where bytes[position] != UInt8(ascii: "\n") {
      masked[position] = UInt8(ascii: " ")
    }
    index += count
  }
}
