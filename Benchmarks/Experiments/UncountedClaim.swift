/// A claim that no count of this package settles.
package struct UncountedClaim {
  /// The short name, such as `X10`.
  package let id: String
  /// The claim, as whoever makes it would put it.
  package let claim: String
  /// Who makes it.
  package let source: String
  /// Why it isn't counted, and what is known.
  package let reason: String

  init(_ id: String, _ claim: String, _ source: String, because reason: String) {
    self.id = id
    self.claim = claim
    self.source = source
    self.reason = reason
  }
}
