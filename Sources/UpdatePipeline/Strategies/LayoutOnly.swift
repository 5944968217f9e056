/// Content runs inside the tracked layout pass, as it had to before iOS 26.
///
/// An observed change invalidates the layout of the view that read it, and every layout of a view
/// evaluates its content again.
nonisolated public struct LayoutOnly: UpdateStrategy {
  /// The strategy's name in documents.
  public let name = "layoutOnly"
  /// What distinguishes the strategy.
  public let policy = UpdatePolicy(contentPass: .layout)

  /// The strategy; it has no settings.
  public init() {}
}
