extension String {
  /// The lower-case words of a name, such as `solver`, `constraints` and `added` of
  /// `solver.constraintsAdded`, joined by a separator.
  ///
  /// Characters that are neither ASCII letters nor digits divide words.
  func plainWords(joinedBy separator: String) -> String {
    var words: [String] = []
    var word = ""
    for character in self {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if !isPlain || character.isUppercase && word.last?.isUppercase == false {
        words.append(word.lowercased())
        word = ""
      }
      if isPlain { word.append(character) }
    }
    words.append(word.lowercased())
    return words.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
