/// The options and operands after a verb on the command line.
package struct Arguments {
  private var values: [String: [String]] = [:]
  /// The words that belong to no option.
  package private(set) var operands: [String] = []

  /// Parses the words by a verb's options.
  ///
  /// - Throws: `UsageError`.
  package init(_ words: [String], of verb: VerbDefinition) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("--") else {
        operands.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      try take(String(parts[0]), attached: parts.dropFirst().first, &rest, of: verb)
    }
    guard verb.operandCount.contains(operands.count) else {
      throw .operandCount(
        verb: verb.name,
        found: operands.count,
        expected: verb.operandsDescription
      )
    }
  }

  private mutating func take(
    _ name: String,
    attached: Substring?,
    _ rest: inout ArraySlice<String>,
    of verb: VerbDefinition
  ) throws(UsageError) {
    guard let option = verb.options.first(where: { $0.name == name }) else {
      let known = verb.options.map { "--\($0.name)" }
      throw .unknownOption("--\(name)", verb: verb.name, known: known)
    }
    guard option.isRepeatable || values[name] == nil else { throw .repeatedOption(name) }
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(option: name, value: String(attached)) }
      values[name] = []
      return
    }
    guard attached != "", let value = attached.map(String.init) ?? rest.popFirst() else {
      throw .missingValue(option: name, placeholder: placeholder)
    }
    values[name, default: []].append(value)
  }

  /// Whether an option was given.
  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option; `nil` if it was not given.
  package func value(_ option: String) -> String? { values[option]?.first }

  /// All values of a repeatable option.
  package func all(_ option: String) -> [String] { values[option] ?? [] }

  /// Refuses options that would change nothing about the call.
  ///
  /// - Parameters:
  ///   - options: the names of the options.
  ///   - need: the part of a call that gives them an effect, and that this one lacks.
  /// - Throws: `UsageError.ineffectiveOption`.
  package func refuse(_ options: [String], without need: String) throws(UsageError) {
    for option in options where has(option) {
      throw .ineffectiveOption(option, needs: need)
    }
  }

  /// The value of an option that is a whole number.
  ///
  /// - Throws: `UsageError.badValue`.
  package func integer(
    _ option: String,
    in range: ClosedRange<Int>,
    default: Int
  ) throws(UsageError) -> Int {
    guard let text = value(option) else { return `default` }
    guard let number = Int(text), range.contains(number) else {
      throw .badValue(
        option: option,
        found: text,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
