/// The base class of the responder chain; here, of views and view controllers.
@preconcurrency @MainActor open class UIResponder {
  /// Values that other modules attach to the responder.
  public final var associatedValues = AssociatedValues()

  /// Makes a responder.
  public init() {}

  deinit {}
}

extension UIResponder: @preconcurrency Hashable {
  /// Whether two references are to the same responder.
  public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
