/// A value that contradicts the rest of its document.
package struct DocumentFlaw: Equatable, Sendable {
  /// Where the value is.
  package let key: String
  /// What was found and what was expected.
  package let detail: String

  package init(key: String, detail: String) {
    self.key = key
    self.detail = detail
  }
}
