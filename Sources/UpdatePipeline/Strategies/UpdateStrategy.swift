/// A way to bring an interface up to date after a change: a name and a policy.
///
/// A window is given a strategy when it is made; the same views run under each. The passes read
/// the policy as plain data, so a strategy of your own needs no other code:
///
/// ```swift
/// UpdateStrategy(name: "propertiesFirst", policy: UpdatePolicy(order: .propertiesFirst))
/// ```
nonisolated public struct UpdateStrategy: Equatable, Sendable {
  /// The name in documents, tables and on the command line.
  public let name: String
  /// How the strategy differs from others.
  public let policy: UpdatePolicy

  /// A strategy of a name and a policy.
  public init(name: String, policy: UpdatePolicy) {
    self.name = name
    self.policy = policy
  }
}
