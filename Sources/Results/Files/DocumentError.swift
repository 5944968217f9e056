/// The reason why a document could not be read.
package enum DocumentError: Error, Equatable, Sendable {
  /// The file doesn't exist.
  case absent(file: String)
  /// The file can't be read.
  case unreadable(file: String, reason: String)
  /// The text is not JSON.
  case malformed(file: String, detail: String)
  /// The document is of another format or version.
  case otherSchema(
    file: String,
    key: String,
    found: String,
    expected: String,
    remedy: String? = nil
  )
  /// A required key is missing.
  case missingKey(file: String, key: String)
  /// A value has the wrong type or contradicts another.
  case badValue(file: String, key: String, detail: String)
}

extension DocumentError: CustomStringConvertible {
  /// A sentence that names the file and, if there is one, the key; of a long value it has the
  /// start and the length.
  package var description: String {
    switch self {
    case .absent(let file): "\(file): no such file"
    case .unreadable(let file, let reason): "\(file): can't be read: \(reason)"
    case .malformed(let file, let detail): "\(file): not JSON: \(detail.excerpt(300))"
    case .otherSchema(let file, let key, let found, let expected, let remedy):
      "\(file): key '\(key)': found \(found.excerpt()), expected \(expected)"
        + (remedy.map { "; \($0)" } ?? "")
    case .missingKey(let file, let key): "\(file): key '\(key.excerpt())' is missing"
    case .badValue(let file, let key, let detail):
      "\(file): key '\(key.excerpt())': \(detail.excerpt(300))"
    }
  }
}
