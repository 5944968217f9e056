/// A JSON document as a tree, for formats whose error messages name the operation and the key.
enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A short description of the value for error messages.
  var summary: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .array(let elements): "an array of \(elements.count)"
    case .object(let members): "an object with \(members.keys.sorted().joined(separator: ", "))"
    }
  }
}
