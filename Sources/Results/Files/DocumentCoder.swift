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
    let syntax = try syntax(of: data, file: file)
    if let (key, range) = syntax.greatNumber {
      let found = String(decoding: data[range], as: UTF8.self).excerpt()
      let expected = "a whole number from -2^53 to 2^53"
      throw .badValue(file: file, key: key, detail: "found \(found), expected \(expected)")
    }
    // Nothing is decoded of a document that states another format.
    if let schema = syntax.schema, !schema.utf8.contains(0x5c), schema != Document.schema,
      !Document.formerSchemas.contains(schema)
    {
      throw .otherSchema(
        file: file,
        key: "schema",
        found: "'\(schema)'",
        expected: "'\(Document.schema)'"
      )
    }
    try check(try decodePlainly(from: data, file: file), is: type, file: file)
    let document: Document
    do throws(DocumentError) {
      document = try decodePlainly(from: data, file: file)
    } catch .malformed {
      throw oddNumber(type, in: data, syntax, file: file)
    }
    if let flaw = document.flaw {
      throw .badValue(file: file, key: flaw.key, detail: flaw.detail)
    }
    return document
  }

  /// The syntax of a text.
  ///
  /// - Throws: `DocumentError.malformed`, or `.badValue` for a key that occurs twice.
  private static func syntax(of data: Data, file: String) throws(DocumentError) -> JSONSyntax {
    do throws(JSONSyntax.Flaw) {
      return try JSONSyntax(ofObject: [UInt8](data))
    } catch {
      switch error {
      case .syntax(let line, let column, let detail):
        throw .malformed(file: file, detail: "line \(line), column \(column): \(detail)")
      case .duplicate(let key):
        throw .badValue(file: file, key: key, detail: "found twice, expected once")
      }
    }
  }

  /// The error of a number that isn't whole where a whole one is meant, whose key Foundation's
  /// decoder doesn't tell: the first number that still fails if all others are replaced by zero.
  private static func oddNumber<Document: VersionedDocument>(
    _ type: Document.Type,
    in data: Data,
    _ syntax: JSONSyntax,
    file: String
  ) -> DocumentError {
    for (key, range) in syntax.oddNumbers.prefix(oddNumbersMax) {
      var others = data
      for (_, other) in syntax.oddNumbers.reversed() where other != range {
        others.replaceSubrange(other, with: Data("0".utf8))
      }
      if (try? JSONDecoder().decode(type, from: others)) == nil {
        let found = String(decoding: data[range], as: UTF8.self).excerpt()
        return .badValue(file: file, key: key, detail: "found \(found), expected a whole number")
      }
    }
    return .malformed(file: file, detail: "a number is too great or not whole")
  }

  /// The greatest number of candidates that are tried.
  private static let oddNumbersMax = 200

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
    if let schema = try syntax(of: data, file: file).schema, !schema.utf8.contains(0x5c) {
      return schema
    }
    // It has escapes, or it is missing.
    let header: SchemaHeader = try decodePlainly(from: data, file: file)
    return header.schema
  }

  /// The bytes of a document's file.
  ///
  /// - Throws: `DocumentError.absent`, or `.unreadable` for a folder, a pipe or another thing that
  ///   is no file, and for a file of more than 64 megabytes.
  package static func data(ofFile path: String) throws(DocumentError) -> Data {
    try InputFile.bytes(of: path, limit: InputFile.bytesMax)
  }

  /// The bytes of a file of many lines, each of which is a document.
  ///
  /// - Throws: `DocumentError.absent`, or `.unreadable` for a file of more than 512 megabytes.
  package static func lines(ofFile path: String) throws(DocumentError) -> Data {
    try InputFile.bytes(of: path, limit: 8 * InputFile.bytesMax)
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
