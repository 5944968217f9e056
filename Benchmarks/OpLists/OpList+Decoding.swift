import UBConstraintSolver
import FoundationEssentials

extension OpList {
  /// Reads a JSON document that holds one list or an array of lists.
  ///
  /// - Throws: A failure that names the file, the list, the operation and the key.
  package static func lists(json: String, file: String) throws(SolveFailure) -> [OpList] {
    let document: JSONValue
    do {
      document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    } catch {
      throw SolveFailure(
        kind: .malformed,
        file: file,
        place: "document",
        expected: "JSON",
        found: Self.message(of: error)
      )
    }
    let place = OpPlace(file: file, list: "document", operations: [])
    if case .array(let elements) = document {
      var lists: [OpList] = []
      for element in elements { lists.append(try list(element, place)) }
      return lists
    }
    return [try list(document, place)]
  }

  private static func message(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    return (context.underlyingError.map { "\($0)" } ?? context.debugDescription)
  }

  private static func list(_ value: JSONValue, _ place: OpPlace) throws(SolveFailure) -> OpList {
    let name = try Members(value, place, allowed: nil).text("name")
    var inner = place
    inner.list = "list \"\(name)\""
    let members = try Members(value, inner, allowed: ["name", "ops"])
    return OpList(name: name, operations: try operations(try members.array("ops"), inner))
  }

  private static func operations(
    _ values: [JSONValue],
    _ place: OpPlace
  ) throws(SolveFailure) -> [Operation] {
    var operations: [Operation] = []
    for (index, value) in values.enumerated() {
      operations.append(try operation(value, place.inside(index)))
    }
    return operations
  }

  /// The allowed keys of each operation, in addition to `op` and `fails`.
  private static let keys: [String: Set<String>] = [
    "var": ["name", "nonNegative"], "removeVar": ["name"],
    "add": ["name", "constraint", "priority"], "stay": ["name", "variable", "priority"],
    "remove": ["name"], "edit": ["variable", "priority"], "endEdit": ["variable"],
    "suggest": ["variable", "value"], "setConstant": ["name", "value"],
    "setPriority": ["name", "priority"], "batch": ["ops"], "read": ["variables"],
    "expect": ["values", "tolerance", "ambiguous", "definite"],
  ]

  private static func operation(
    _ value: JSONValue,
    _ place: OpPlace
  ) throws(SolveFailure) -> Operation {
    let kind = try Members(value, place, allowed: nil).text("op")
    guard let allowed = keys[kind] else {
      let known = keys.keys.sorted().joined(separator: ", ")
      throw place.malformed("\"op\" to be one of \(known)", found: "\"\(kind)\"")
    }
    let members = try Members(value, place, allowed: allowed.union(["op", "fails"]))
    let operation = try operation(kind, members, place)
    guard let fails = members.optional("fails") else { return operation }
    return .failing(operation, try failure(fails, place))
  }

  private static func operation(
    _ kind: String,
    _ members: Members,
    _ place: OpPlace
  ) throws(SolveFailure) -> Operation {
    switch kind {
    case "var":
      return .variable(
        try members.text("name"),
        isNonNegative: try members.boolean("nonNegative")
      )
    case "removeVar": return .removeVariable(try members.text("name"))
    case "add":
      let constraint = try constraint(try members.text("constraint"), place)
      return .add(try members.text("name"), constraint, try members.priority("priority"))
    case "stay":
      return .stay(
        try members.text("name"),
        variable: try members.text("variable"),
        try members.priority("priority")
      )
    case "remove": return .remove(try members.text("name"))
    case "edit": return .edit(try members.text("variable"), try members.priority("priority"))
    case "endEdit": return .endEdit(try members.text("variable"))
    case "suggest": return .suggest(try members.text("variable"), try members.number("value"))
    case "setConstant": return .setConstant(try members.text("name"), try members.number("value"))
    case "setPriority":
      return .setPriority(try members.text("name"), try members.priority("priority"))
    case "batch": return .batch(try operations(try members.array("ops"), place))
    case "read": return .read(try members.texts("variables"))
    default:
      return .expect(
        values: try members.values("values"),
        tolerance: try members.tolerance(),
        ambiguous: try members.texts("ambiguous"),
        definite: try members.texts("definite")
      )
    }
  }

  private static func constraint(
    _ text: String,
    _ place: OpPlace
  ) throws(SolveFailure) -> LinearConstraint {
    do throws(ExpressionError) {
      return try LinearConstraint(parsing: text)
    } catch {
      let found = error.found.isEmpty ? "the end" : "\"\(error.found)\""
      throw place.malformed(error.expected, found: "\(found) in \"\(text)\"")
    }
  }

  private static func failure(
    _ value: JSONValue,
    _ place: OpPlace
  ) throws(SolveFailure) -> ExpectedFailure {
    let members = try Members(value, place, allowed: ["error", "constraints", "nonNegative"])
    return ExpectedFailure(
      error: try members.text("error"),
      constraints: members.optional("constraints") == nil
        ? nil : Set(try members.texts("constraints")),
      nonNegative: members.optional("nonNegative") == nil
        ? nil : Set(try members.texts("nonNegative"))
    )
  }
}
