/// The two keys that every document starts with.
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
