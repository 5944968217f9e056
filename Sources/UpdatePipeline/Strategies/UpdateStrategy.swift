/// A way to bring an interface up to date after a change.
///
/// A window is given a strategy when it is made; the same views run under each. A strategy only
/// states its policy: the passes read it once, so no call goes through the protocol in a frame.
public protocol UpdateStrategy: Sendable {
  /// The name in documents, tables and on the command line.
  nonisolated var name: String { get }

  /// How the strategy differs from others.
  nonisolated var policy: UpdatePolicy { get }
}
