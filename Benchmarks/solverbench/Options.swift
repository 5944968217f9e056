/// An error in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ expected: String, found: String) {
    description = "expected \(expected), found \(found)"
  }
}

/// Options of the form `--name value`.
struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let name = rest.popFirst() {
      guard name.hasPrefix("--") else { throw UsageError("an option", found: name) }
      guard let value = rest.popFirst() else {
        throw UsageError("a value after \(name)", found: "nothing")
      }
      values[String(name.dropFirst(2))] = value
    }
  }

  /// A non-negative whole number.
  func count(_ name: String, default fallback: Int) throws(UsageError) -> Int {
    guard let text = values[name] else { return fallback }
    guard let number = Int(text), number >= 0 else {
      throw UsageError("a number for --\(name)", found: text)
    }
    return number
  }

  func text(_ name: String, default fallback: String) -> String {
    values[name] ?? fallback
  }
}
