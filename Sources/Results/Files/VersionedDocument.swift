/// A document whose format has a name and a version, which readers check first.
package protocol VersionedDocument: Codable, Sendable {
  /// The format's name, under the key `schema`.
  static var schema: String { get }
  /// The only version that this build reads and writes, under the key `schema_version`.
  static var schemaVersion: Int { get }
  /// The format's former names.
  static var formerSchemas: [String] { get }
  /// The advice to the owner of a document in an older version; `nil` if there is none.
  static var remedy: String? { get }
  /// The first value that contradicts the rest of the document; `nil` if the document is sound.
  var flaw: DocumentFlaw? { get }
}

extension VersionedDocument {
  /// The default: a format that never had another name.
  package static var formerSchemas: [String] { [] }
  /// The default: no advice.
  package static var remedy: String? { nil }
  /// The default: a format without contradictions to check for.
  package var flaw: DocumentFlaw? { nil }
}

/// A value that contradicts the rest of its document.
package struct DocumentFlaw: Equatable, Sendable {
  /// The key of the value.
  package let key: String
  /// The found and the expected value.
  package let detail: String

  package init(key: String, detail: String) {
    self.key = key
    self.detail = detail
  }
}

/// The two keys that every document has.
struct SchemaHeader: Codable {
  var schema: String
  var schemaVersion: Int

  enum CodingKeys: String, CodingKey {
    case schema
    case schemaVersion = "schema_version"
  }
}

/// A document with its header, as one JSON object.
struct Headed<Document: VersionedDocument>: Encodable {
  var document: Document

  func encode(to encoder: any Encoder) throws {
    try SchemaHeader(schema: Document.schema, schemaVersion: Document.schemaVersion)
      .encode(to: encoder)
    try document.encode(to: encoder)
  }
}
