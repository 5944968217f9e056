/// JSON text in which arrays of plain values take one line each.
///
/// Otherwise each raw sample would take a line.
struct PlainArrayFolding {
  private let source: [UInt8]
  private var folded: [UInt8] = []

  /// Folds the arrays of indented JSON.
  ///
  /// - Complexity: O(n) in the bytes, plus the depth of nested arrays.
  init(of source: [UInt8]) {
    self.source = source
    folded.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "["), let end = endOfPlainArray(from: index) {
        appendFolded(index...end)
        index = end + 1
      } else {
        index = append(from: index) + 1
      }
    }
  }

  /// The folded text.
  var text: String { String(decoding: folded, as: UTF8.self) }

  /// Appends the byte at an index, or the whole string that starts there, and returns the last
  /// index.
  private mutating func append(from index: Int) -> Int {
    let end = source[index] == UInt8(ascii: "\"") ? endOfString(from: index) : index
    folded.append(contentsOf: source[index...end])
    return end
  }

  private mutating func appendFolded(_ range: ClosedRange<Int>) {
    var index = range.lowerBound
    while index <= range.upperBound {
      switch source[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: " "): break
      case UInt8(ascii: ","): folded.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")])
      default: index = append(from: index)
      }
      index += 1
    }
  }

  /// The index of the bracket that closes an array of plain values; `nil` for other arrays.
  private func endOfPlainArray(from start: Int) -> Int? {
    var index = start + 1
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
      case UInt8(ascii: "\""): index = endOfString(from: index)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The index of the quote that closes the string opened at `start`.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < source.count, source[index] != UInt8(ascii: "\"") {
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, source.count - 1)
  }
}
