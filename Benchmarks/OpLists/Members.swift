import UBConstraintSolver

/// The members of a JSON object, read by key; errors name the key.
struct Members {
  private let members: [String: JSONValue]
  private let place: OpPlace

  /// Reads the members of a value, which must be an object with allowed keys only; `nil` allows
  /// all.
  init(_ value: JSONValue, _ place: OpPlace, allowed: Set<String>?) throws(SolveFailure) {
    guard case .object(let members) = value else {
      throw place.malformed("an object", found: value.summary)
    }
    self.members = members
    self.place = place
    guard let allowed else { return }
    for key in members.keys.sorted() where !allowed.contains(key) {
      let known = allowed.sorted().joined(separator: ", ")
      throw place.malformed("keys among \(known)", found: "\"\(key)\"")
    }
  }

  func optional(_ key: String) -> JSONValue? {
    members[key]
  }

  private func wrong(_ key: String, _ expected: String) -> SolveFailure {
    place.malformed("\"\(key)\" to be \(expected)", found: members[key]?.summary ?? "nothing")
  }

  func text(_ key: String) throws(SolveFailure) -> String {
    guard case .text(let text)? = members[key] else { throw wrong(key, "a string") }
    return text
  }

  func number(_ key: String) throws(SolveFailure) -> Double {
    guard case .number(let number)? = members[key] else { throw wrong(key, "a number") }
    return number
  }

  /// A Boolean; false if the key is absent.
  func boolean(_ key: String) throws(SolveFailure) -> Bool {
    switch members[key] {
    case nil: return false
    case .boolean(let boolean)?: return boolean
    default: throw wrong(key, "true or false")
    }
  }

  func array(_ key: String) throws(SolveFailure) -> [JSONValue] {
    guard case .array(let elements)? = members[key] else { throw wrong(key, "an array") }
    return elements
  }

  /// Strings; none if the key is absent.
  func texts(_ key: String) throws(SolveFailure) -> [String] {
    guard members[key] != nil else { return [] }
    var texts: [String] = []
    for element in try array(key) {
      guard case .text(let text) = element else { throw wrong(key, "an array of strings") }
      texts.append(text)
    }
    return texts
  }

  /// A priority; required if the key is absent.
  func priority(_ key: String) throws(SolveFailure) -> Priority {
    guard members[key] != nil else { return .required }
    let number = try number(key)
    guard let whole = Int(exactly: number), let priority = Priority(whole) else {
      throw wrong(key, "a whole number from 1 to 1000")
    }
    return priority
  }

  /// The allowed difference from expected values; 1e-8 if the key is absent.
  func tolerance() throws(SolveFailure) -> Double {
    guard members["tolerance"] != nil else { return 1e-8 }
    let number = try number("tolerance")
    guard number >= 0 else { throw wrong("tolerance", "a number that is not negative") }
    return number
  }

  /// Expected values in the order of their names; none if the key is absent.
  func values(_ key: String) throws(SolveFailure) -> [ExpectedValue] {
    guard let value = members[key] else { return [] }
    guard case .object(let values) = value else { throw wrong(key, "an object of numbers") }
    var expected: [ExpectedValue] = []
    for name in values.keys.sorted() {
      guard case .number(let number)? = values[name] else {
        throw wrong(key, "an object of numbers")
      }
      expected.append(ExpectedValue(variable: name, value: number))
    }
    return expected
  }
}
