/// A required constraint that was left out because it contradicts others (R52).
///
/// The one left out is always the one that was activated or changed last (U9).
public struct ConstraintConflict: Equatable, Sendable {
  /// What went wrong, by the names of the views.
  public let message: String
}
