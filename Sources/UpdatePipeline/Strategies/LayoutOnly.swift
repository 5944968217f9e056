/// Content runs inside the tracked layout pass, as it had to before iOS 26.
///
/// An observed change invalidates the layout of the view that read it, and every layout of a view
/// evaluates its content again. Without tracking, which iOS 18 left off by default, only a call
/// invalidates (R27); reads of traits are tracked either way (R29).
nonisolated public struct LayoutOnly: UpdateStrategy {
  /// The strategy's name in documents.
  public let name: String
  /// What distinguishes the strategy.
  public let policy: UpdatePolicy

  /// The strategy, with `UIObservationTrackingEnabled` on unless told otherwise.
  public init(isObservationTrackingEnabled: Bool = true) {
    name = isObservationTrackingEnabled ? "layoutOnly" : "layoutOnlyUntracked"
    policy = UpdatePolicy(
      contentPass: .layout,
      isObservationTrackingEnabled: isObservationTrackingEnabled
    )
  }
}
