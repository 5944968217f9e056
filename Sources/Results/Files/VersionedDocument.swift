/// A document whose format has a name and a version, which are checked before anything else.
package protocol VersionedDocument: Codable, Sendable {
  /// The format's name, under the key `schema`.
  static var schema: String { get }
  /// The only version this build reads and writes, under the key `schema_version`.
  static var schemaVersion: Int { get }
  /// What contradicts itself in the document; `nil` if nothing does.
  var flaw: DocumentFlaw? { get }
}

extension VersionedDocument {
  /// Nothing, where a format has nothing that could contradict itself.
  package var flaw: DocumentFlaw? { nil }
}
