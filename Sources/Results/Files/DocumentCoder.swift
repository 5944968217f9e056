package import FoundationEssentials

/// Encodes and decodes documents, with errors that name the file and the key.
package enum DocumentCoder {
  /// The document as indented JSON with sorted keys.
  ///
  /// Arrays of plain values, such as samples, take one line if they are folded.
  package static func text(
    of document: some VersionedDocument,
    foldingArrays: Bool = true
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(Headed(document: document))
    let text =
      foldingArrays
      ? PlainArrayFolding(of: [UInt8](json)).text : String(decoding: json, as: UTF8.self)
    return text + "\n"
  }

  /// The document as JSON with sorted keys on one line, without a line end.
  package static func line(of document: some VersionedDocument) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Headed(document: document)), as: UTF8.self)
  }

  /// Reads a document of one format from JSON text; errors name `file`.
  ///
  /// - Throws: `DocumentError`.
  package static func decode<Document: VersionedDocument>(
    _ type: Document.Type,
    from data: Data,
    file: String
  ) throws(DocumentError) -> Document {
    try check(try decodePlainly(from: data, file: file), is: type, file: file)
    let document: Document = try decodePlainly(from: data, file: file)
    if let flaw = document.flaw {
      throw .badValue(file: file, key: flaw.key, detail: flaw.detail)
    }
    return document
  }

  /// Checks that a document has the name and the version of a format.
  private static func check<Document: VersionedDocument>(
    _ header: SchemaHeader,
    is type: Document.Type,
    file: String
  ) throws(DocumentError) {
    if header.schema != Document.schema {
      let isFormer = Document.formerSchemas.contains(header.schema)
      throw .otherSchema(
        file: file,
        key: "schema",
        found: "'\(header.schema)'" + (isFormer ? " version \(header.schemaVersion)" : ""),
        expected: "'\(Document.schema)'" + (isFormer ? " version \(Document.schemaVersion)" : ""),
        remedy: isFormer ? Document.remedy : nil
      )
    }
    guard header.schemaVersion != Document.schemaVersion else { return }
    throw .otherSchema(
      file: file,
      key: "schema_version",
      found: String(header.schemaVersion),
      expected: String(Document.schemaVersion),
      remedy: header.schemaVersion < Document.schemaVersion ? Document.remedy : nil
    )
  }

  /// Reads a document of one format from a file.
  ///
  /// - Throws: `DocumentError`.
  package static func load<Document: VersionedDocument>(
    _ type: Document.Type,
    fromFile path: String
  ) throws(DocumentError) -> Document {
    try decode(type, from: try data(ofFile: path), file: path)
  }

  /// The format that a text states.
  ///
  /// - Throws: `DocumentError`.
  package static func schema(of data: Data, file: String) throws(DocumentError) -> String {
    let header: SchemaHeader = try decodePlainly(from: data, file: file)
    return header.schema
  }

  /// The bytes of a file.
  ///
  /// - Throws: `DocumentError.absent` or `.unreadable`.
  package static func data(ofFile path: String) throws(DocumentError) -> Data {
    guard AtomicFile.exists(path) else { throw .absent(file: path) }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(file: path, reason: "\(error)")
    }
  }

  private static func decodePlainly<Value: Decodable>(
    from data: Data,
    file: String
  ) throws(DocumentError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw documentError(from: error, file: file)
    } catch {
      throw .malformed(file: file, detail: "\(error)")
    }
  }

  private static func documentError(from error: DecodingError, file: String) -> DocumentError {
    switch error {
    case .keyNotFound(let key, let context):
      .missingKey(file: file, key: path(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      .badValue(file: file, key: path(context.codingPath), detail: context.debugDescription)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .malformed(file: file, detail: "\(context)")
    case .dataCorrupted(let context):
      .badValue(file: file, key: path(context.codingPath), detail: context.debugDescription)
    @unknown default:
      .malformed(file: file, detail: "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "(the document)" }
    return keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
      .joined()
      .trimmingPrefix(".")
      .description
  }
}
