/// Counts the lines of a text that is broken greedily at spaces.
nonisolated struct LineBreaker {
  private let columns: Int
  /// The columns taken by complete words on the current line.
  private var column = 0
  /// The characters of the current word.
  private var word = 0

  /// The number of characters read so far.
  private(set) var characters = 0
  private var closedLines = 0
  private var longestClosed = 0

  init(columns: Int) {
    self.columns = columns
  }

  /// The number of lines so far, including the current one.
  var lines: Int { finished.closedLines + 1 }

  /// The number of columns of the longest line so far.
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

  /// The state of the breaker if the text ended here.
  private var finished: LineBreaker {
    var copy = self
    copy.placeWord()
    return copy
  }

  /// Adds the word to the line, after a space unless it is the first word.
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
