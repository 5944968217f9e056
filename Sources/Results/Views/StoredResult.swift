package import FoundationEssentials

/// A result document of any kind, read from a file.
package enum StoredResult: Sendable {
  /// A suite of workloads under update strategies.
  case frames(ResultDocument)
  /// A suite of plain Swift.
  case iterations(IterationDocument)

  /// Reads a file whose schema tells the kind of document.
  ///
  /// - Throws: `DocumentError`; `.otherSchema` for a document that holds no results.
  package init(ofFile path: String) throws(DocumentError) {
    try self.init(try DocumentCoder.data(ofFile: path), file: path)
  }

  /// Reads JSON text, which errors call `file`.
  ///
  /// - Throws: `DocumentError`.
  package init(_ data: Data, file: String) throws(DocumentError) {
    let schema = try DocumentCoder.schema(of: data, file: file)
    switch schema {
    case ResultDocument.schema:
      self = .frames(try DocumentCoder.decode(ResultDocument.self, from: data, file: file))
    case IterationDocument.schema:
      self = .iterations(try DocumentCoder.decode(IterationDocument.self, from: data, file: file))
    default:
      throw .otherSchema(
        file: file,
        key: "schema",
        found: "'\(schema)'",
        expected: "'\(ResultDocument.schema)' or '\(IterationDocument.schema)'"
      )
    }
  }

  /// The results as comparisons and reports read them.
  package var view: ResultView {
    switch self {
    case .frames(let document): ResultView(document)
    case .iterations(let document): ResultView(document)
    }
  }

  /// The document as JSON text.
  package func text() throws -> String {
    switch self {
    case .frames(let document): try DocumentCoder.text(of: document)
    case .iterations(let document): try DocumentCoder.text(of: document)
    }
  }
}
