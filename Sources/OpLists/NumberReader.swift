/// Reads numbers separated by white space, and knows the line of each.
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

  /// The failure that the number just read is not what it should be.
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
    guard next < words.count, let number = Double(words[next].text), number.isFinite else {
      throw failure(expected, at: next)
    }
    next += 1
    return number
  }

  /// A whole number that is not negative.
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
  /// The shortest text that reads back as this number; whole numbers without a fraction.
  var shortText: String {
    guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return "\(Int64(self))"
  }
}
