/// Counts the lines a text takes when broken greedily at spaces.
nonisolated struct LineBreaker {
  private let columns: Int
  /// The columns that full words take on the present line.
  private var column = 0
  /// The characters of the word being read.
  private var word = 0

  /// All characters read so far.
  private(set) var characters = 0
  private var closedLines = 0
  private var longestClosed = 0

  init(columns: Int) {
    self.columns = columns
  }

  /// The lines so far, counting the one being filled.
  var lines: Int { finished.closedLines + 1 }

  /// The columns of the longest line so far.
  var longest: Int {
    let end = finished
    return max(end.longestClosed, end.column)
  }

  /// Reads the next character.
  mutating func add(_ character: Character) {
    characters += 1
    switch character {
    case " ": placeWord()
    case "\n":
      placeWord()
      closeLine()
    default: word += 1
    }
  }

  /// What the breaker comes to if the text ends here.
  private var finished: LineBreaker {
    var copy = self
    copy.placeWord()
    return copy
  }

  /// Puts the word on the line, with one space before it unless it is the line's first.
  private mutating func placeWord() {
    guard word > 0 else { return }
    if column > 0, column + 1 + word > columns { closeLine() }
    if column > 0 { column += 1 }
    while word > columns - column {
      word -= columns - column
      column = columns
      closeLine()
    }
    column += word
    word = 0
  }

  private mutating func closeLine() {
    longestClosed = max(longestClosed, column)
    closedLines += 1
    column = 0
  }
}
