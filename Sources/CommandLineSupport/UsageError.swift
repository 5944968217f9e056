import UBResults

/// The reason why a command line is invalid.
package enum UsageError: Error, Equatable {
  case missingVerb(known: [String])
  case unknownVerb(String, known: [String])
  case unknownOption(String, verb: String, known: [String])
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case repeatedOption(String)
  case ineffectiveOption(String, needs: String)
  case ineffectiveOperand(need: String)
  case missingOption(String, verb: String)
  case operandCount(verb: String, found: Int, expected: String)
  case badValue(option: String, found: String, expected: String)
  case unknownName(kind: String, name: String, known: [String])
  case noMatch(filter: String, suite: String, known: [String])
  case parameter(String)
}

extension UsageError: CustomStringConvertible {
  /// A sentence with the word that was found, the expected ones and the nearest known one.
  package var description: String {
    switch self {
    case .missingVerb(let known):
      "a verb is missing; there are \(known.joined(separator: ", "))"
    case .unknownVerb(let word, let known):
      Self.unknown("verb", word, known)
    case .unknownOption(let option, let verb, let known):
      Self.unknown("option", option, known, of: " of '\(verb)'")
    case .missingValue(let option, let placeholder):
      "--\(option): a value is missing; expected \(placeholder)"
    case .unexpectedValue(let option, let value):
      "--\(option): takes no value, found '\(value.excerpt())'"
    case .repeatedOption(let option):
      "--\(option): given more than once"
    case .ineffectiveOption(let option, let needs):
      "--\(option): has no effect here; it needs \(needs)"
    case .ineffectiveOperand(let need):
      "names of benchmarks have no effect here; they need \(need)"
    case .missingOption(let option, let verb):
      "--\(option): required by '\(verb)'"
    case .operandCount(let verb, let found, let expected):
      "'\(verb)' takes \(expected), found \(found)"
    case .badValue(let option, let found, let expected):
      "--\(option): found '\(found.excerpt())', expected \(expected)"
    case .unknownName(let kind, let name, let known):
      Self.unknown(kind, name, known)
    case .noMatch(let filter, let suite, let known):
      "no benchmark of suite '\(suite)' matches '\(filter.excerpt())'; "
        + "there are \(known.joined(separator: ", "))"
    case .parameter(let reason):
      "--set: \(reason)"
    }
  }

  private static func unknown(
    _ kind: String,
    _ word: String,
    _ known: [String],
    of owner: String = ""
  ) -> String {
    let suggestion = EditDistance.nearest(to: word, among: known)
    let end =
      suggestion.map { "; did you mean '\($0)'?" }
      ?? (known.isEmpty ? "" : "; there are \(known.joined(separator: ", "))")
    return "unknown \(kind)\(owner) '\(word.excerpt())'\(end)"
  }
}
