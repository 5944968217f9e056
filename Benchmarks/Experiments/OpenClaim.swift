/// A claim that this package can't settle by counts.
package struct OpenClaim {
  /// The short name, such as `X10`.
  package let id: String
  /// The claim, as whoever makes it would put it.
  package let claim: String
  /// Who makes it.
  package let source: String
  /// Why it stays open.
  package let reason: String

  init(_ id: String, _ claim: String, _ source: String, open reason: String) {
    self.id = id
    self.claim = claim
    self.source = source
    self.reason = reason
  }
}
