/// A reader of numbers separated by white space, which knows the line of each.
struct NumberReader {
  private let file: String
  private let words: [(text: Substring, line: Int)]
  private var next = 0

  init(_ text: String, file: String) {
    self.file = file
    var words: [(Substring, Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      for word in line.split(whereSeparator: \.isWhitespace) { words.append((word, index + 1)) }
    }
    self.words = words
  }

  /// The failure for the number just read, if it is not the expected one.
  func wrong(_ expected: String) -> SolveFailure {
    failure(expected, at: next - 1)
  }

  private func failure(_ expected: String, at index: Int) -> SolveFailure {
    let isWithin = words.indices.contains(index)
    let line = isWithin ? words[index].line : words.last?.line ?? 1
    return SolveFailure(
      kind: .malformed,
      file: file,
      place: "line \(line)",
      expected: expected,
      found: isWithin ? "\"\(words[index].text)\"" : "the end"
    )
  }

  mutating func number(_ expected: String) throws(SolveFailure) -> Double {
    guard next < words.count, let number = DecimalNumber.value(of: words[next].text) else {
      throw failure(expected, at: next)
    }
    next += 1
    return number
  }

  /// A non-negative whole number.
  mutating func count(_ expected: String) throws(SolveFailure) -> Int {
    guard next < words.count, let number = Int32(words[next].text), number >= 0 else {
      throw failure(expected, at: next)
    }
    next += 1
    return Int(number)
  }

  func end() throws(SolveFailure) {
    guard next == words.count else { throw failure("the end", at: next) }
  }
}

extension Double {
  /// The shortest text that parses as this number; whole numbers have no fraction.
  var shortText: String {
    guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}
