/// A claim that no count of this package can decide.
package struct UncountedClaim {
  /// The short name, such as `X10`.
  package let id: String
  /// The claim, in the words of its source.
  package let claim: String
  /// The source of the claim.
  package let source: String
  /// The reason it isn't counted, and what is known.
  package let reason: String

  init(_ id: String, _ claim: String, _ source: String, because reason: String) {
    self.id = id
    self.claim = claim
    self.source = source
    self.reason = reason
  }
}
