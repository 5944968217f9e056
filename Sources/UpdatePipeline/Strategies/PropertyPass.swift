/// Content runs in its own tracked pass before layout, as in iOS 26.
///
/// An observed change invalidates the properties of the view that read it, and nothing else.
nonisolated public struct PropertyPass: UpdateStrategy {
  /// The strategy's name in documents.
  public let name = "propertyPass"
  /// What distinguishes the strategy.
  public let policy = UpdatePolicy()

  /// The strategy; it has no settings.
  public init() {}
}
