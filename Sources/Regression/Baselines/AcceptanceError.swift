/// Why numbers can't become part of a baseline.
package enum AcceptanceError: Error, Equatable, Sendable {
  /// The run was counted in another way than the entries that would stay.
  case otherOrigin(changes: [String], kept: Int)
  /// There is a last day for what got worse, and nothing did.
  case nothingWorse
}

extension AcceptanceError: CustomStringConvertible {
  /// A sentence that states the differences and what to do.
  package var description: String {
    switch self {
    case .otherOrigin(let changes, let kept):
      """
      \(kept) entries that were counted in another way would stay \
      (\(changes.joined(separator: "; "))); accept the whole suite
      """
    case .nothingWorse: "nothing is worse than before; accept it without a date"
    }
  }
}
