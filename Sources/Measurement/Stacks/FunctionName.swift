/// The short name of a function, made from its demangled linker name.
///
/// `Feed.Cell.(show in _0A1B)(row: Feed.Row, Swift.Bool) -> ()` becomes `Cell.show(row:_:)`:
/// without the module, types, generic arguments and the compiler's notes on the function. A closure
/// has the name of the function it is in, and so has each part of an asynchronous function.
package struct FunctionName {
  private var text: Substring

  private init(_ text: Substring) {
    self.text = text
  }

  /// The short name of a demangled function; `nil` for one that the compiler adds, such as an
  /// accessor of metadata.
  package static func short(_ demangled: String) -> String? {
    short(Substring(demangled), depth: 0)
  }

  /// The words before a name that are no part of it.
  private static let prefixes = [
    "merged ", "static ", "@objc ", "override ", "partial apply forwarder for ",
    "dispatch thunk of ", "key path getter for ", "key path setter for ",
  ]

  /// The beginnings of functions that the compiler adds.
  private static let noise = [
    "outlined ", "reabstraction thunk", "type metadata", "lazy protocol witness table",
    "lazy cache variable", "protocol witness table", "base witness table", "generic type metadata",
    "associated type witness", "associated conformance", "metadata ", "value witness",
  ]

  private static let namesPerFunctionMax = 8

  private static func short(_ demangled: Substring, depth: Int) -> String? {
    guard depth < namesPerFunctionMax else { return nil }
    var name = FunctionName(demangled)
    name.cut(before: " with unmangled suffix ")
    while name.dropPrefix() {}
    guard
      !noise.contains(where: name.text.hasPrefix),
      !name.text.contains(" value witness for ")
    else { return nil }
    if name.text.hasPrefix("protocol witness for ") { return name.witness(depth: depth) }
    if let inner = name.dropHead(through: " in ") {
      guard let outer = short(name.text, depth: depth + 1) else { return nil }
      if inner.hasPrefix("$defer") || outer.hasPrefix("closure in ") { return outer }
      if inner.contains("closure #") { return "closure in \(outer)" }
      return "\(inner.prefix { $0 != " " }) in \(outer)"
    }
    for (long, brief) in expressions where name.text.hasPrefix(long) {
      name.drop(through: " of ")
      guard let owner = short(name.text, depth: depth + 1) else { return nil }
      return "\(brief) of \(owner)"
    }
    return name.entity
  }

  private static let expressions = [
    ("default argument ", "default argument"),
    ("variable initialization expression of ", "first value"),
  ]

  // MARK: - Parts of a name

  /// Removes one prefix that is no part of the name; returns whether there was one.
  private mutating func dropPrefix() -> Bool {
    if text.hasPrefix("("), let words = text.firstRange(of: " resume partial function for ") {
      text = text[words.upperBound...]
      return true
    }
    if let prefix = Self.prefixes.first(where: text.hasPrefix) {
      text = text.dropFirst(prefix.count)
      return true
    }
    guard
      let opening = text.firstIndex(of: "<"),
      text[..<opening].hasSuffix("specialization ")
        || text[..<opening].hasSuffix("generic function "),
      // Brackets inside aren't always closed.
      let closing = text[opening...].firstRange(of: "> of ")
    else { return false }
    text = text[closing.upperBound...]
    return true
  }

  private mutating func cut(before part: String) {
    guard let range = text.firstRange(of: part) else { return }
    text = text[..<range.lowerBound]
  }

  private mutating func drop(through part: String) {
    guard let range = text.firstRange(of: part) else { return }
    text = text[range.upperBound...]
  }

  /// Removes what lies before and in a text outside of all brackets, and returns what lay before;
  /// does nothing without one.
  private mutating func dropHead(through separator: String) -> Substring? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(separator) {
        let head = text[..<index]
        text = text[index...].dropFirst(separator.count)
        return head
      }
      index = Self.end(of: text[index...]) ?? text.index(after: index)
    }
    return nil
  }

  /// The function that a type has for a protocol's, from the text of the entry that leads to it.
  private mutating func witness(depth: Int) -> String? {
    text = text.dropFirst("protocol witness for ".count)
    guard
      let requirement = dropHead(through: " in conformance "),
      let type = dropHead(through: " : "),
      let method = Self.short(requirement, depth: depth + 1)
    else { return nil }
    let path = method.prefix { $0 != "(" }
    let parts = path.split(separator: ".")
    let isAccessor = ["getter", "setter", "modify", "read"].contains(parts.last ?? "")
    let name = parts.suffix(isAccessor ? 2 : 1).joined(separator: ".")
    return "\(FunctionName(type).entity).\(name)\(method.dropFirst(path.count))"
  }

  /// The path without its module, and the labels of the arguments.
  private var entity: String {
    var path = ""
    var rest = text
    if rest.hasPrefix("(extension in "), let end = Self.end(of: rest) {
      rest = rest[end...].drop { $0 == ":" }
    } else if rest.hasPrefix("<"), let end = Self.end(of: rest) {
      // The requirements of the type's arguments.
      rest = rest[end...].drop { $0 == " " }
    }
    var labels: String?
    while labels == nil, let character = rest.first, character != " " {
      let end = Self.end(of: rest)
      switch character {
      case "(" where path.isEmpty || path.last == ".":
        // A private name with a mark of its file: `(name in _0A1B)`.
        path += rest.dropFirst().prefix { $0 != " " && $0 != ")" }
      case "(": labels = Self.labels(of: rest[..<(end ?? rest.endIndex)])
      case "[" where path.isEmpty: path = "Swift.Array"
      case "<" where end != nil, "[" where end != nil: break
      default: path.append(character)
      }
      rest = end.map { rest[$0...] } ?? rest.dropFirst()
    }
    let isOperator = rest.hasPrefix(" infix(") || rest.hasPrefix(" prefix(")
    let parts = path.split(separator: ".", maxSplits: 1)
    let short = parts.count == 2 && !path.hasPrefix(".") ? String(parts[1]) : path
    return short.replacing("__allocating_init", with: "init")
      .replacing("__deallocating_deinit", with: "deinit")
      .replacing("__isolated_deallocating_deinit", with: "deinit")
      + (isOperator ? "" : labels ?? "")
  }

  /// `(row:_:)` for `(row: Feed.Row, Swift.Bool)`.
  private static func labels(of arguments: Substring) -> String {
    var rest = FunctionName(arguments.dropFirst().dropLast())
    var labels = ""
    while !rest.text.isEmpty {
      let argument = rest.dropHead(through: ", ") ?? rest.text
      let label = argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let isLabel = argument.dropFirst(label.count).hasPrefix(": ")
      labels += isLabel ? "\(label):" : "_:"
      if argument.endIndex == rest.text.endIndex { break }
    }
    return "(\(labels))"
  }

  /// Where the brackets end that a text starts with; `nil` if it starts with none.
  ///
  /// - Complexity: O(n) in the characters between them.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let first = text.first, "(<[".contains(first) else { return nil }
    var depth = 0
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if "(<[".contains(character) {
        depth += 1
      } else if ")]".contains(character) || character == ">" && previous != "-" {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
      previous = character
    }
    return nil
  }
}
