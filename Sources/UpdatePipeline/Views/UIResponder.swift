/// The base of everything that takes part in a responder chain; here, of views.
@preconcurrency @MainActor open class UIResponder {
  /// What other modules keep in the responder.
  public final var associatedValues = AssociatedValues()

  /// A responder.
  public init() {}

  deinit {}
}

extension UIResponder: @preconcurrency Hashable {
  /// Whether two references are the same responder.
  public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
