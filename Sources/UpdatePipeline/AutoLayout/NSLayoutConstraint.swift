public import Foundation

/// A linear relation between two attributes: `first = multiplier * second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint {
  final var state = LayoutConstraintState()

  /// An empty constraint, which `init(item:...)` fills in.
  public init() {}

  deinit {}

  /// A constraint between attributes of two views or layout guides, or between one and a number.
  ///
  /// It takes effect once it is activated (R50). Without a second item, the second attribute is
  /// ignored.
  ///
  /// - Precondition: The items are views or guides, and the attributes can be compared.
  public convenience init(
    item first: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    state.first = Self.item(first)
    state.firstAttribute = firstAttribute
    state.relation = relation
    state.second = second.map { Self.item($0) }
    state.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    state.multiplier = Double(multiplier)
    state.constant = Double(constant)
    checkAttributes()
  }

  /// The view or guide on the left-hand side; `nil` once it is released.
  public final var firstItem: AnyObject? { state.first?.object }
  /// The attribute on the left-hand side.
  public final var firstAttribute: Attribute { state.firstAttribute }
  /// The relation between the two sides.
  public final var relation: Relation { state.relation }
  /// The view or guide on the right-hand side; `nil` if there is none or it was released.
  public final var secondItem: AnyObject? { state.second?.object }
  /// The attribute on the right-hand side.
  public final var secondAttribute: Attribute { state.secondAttribute }
  /// The factor applied to the second attribute.
  public final var multiplier: CGFloat { state.multiplier }

  /// A name to use in logs and dumps.
  public final var identifier: String? {
    get { state.identifier }
    set { state.identifier = newValue }
  }

  /// The constant added on the right-hand side, in points.
  ///
  /// Changing it is the cheapest change to a constraint (R48).
  ///
  /// - Precondition: It is finite.
  public final var constant: CGFloat {
    get { state.constant }
    set {
      guard state.constant != newValue else { return }
      precondition(newValue.isFinite, "The constant of \(self) must be finite, not \(newValue).")
      state.constant = newValue
      state.host?.engineInUse?.constantChanged(of: self)
    }
  }

  /// The importance of the constraint.
  ///
  /// - Precondition: An active constraint can't change between required and optional (R51).
  public final var priority: UILayoutPriority {
    get { state.priority }
    set {
      guard state.priority != newValue else { return }
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= 1_000,
        "A priority must be in (0, 1000], not \(newValue.rawValue)."
      )
      precondition(
        !isActive || (state.priority == .required) == (newValue == .required),
        """
        An active constraint must stay required or stay optional: \(self) can't change to priority \
        \(newValue.rawValue).
        """
      )
      state.priority = newValue
      state.host?.engineInUse?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint is in effect, held by the nearest common ancestor of its items (R50).
  ///
  /// - Precondition: To be activated, its items must exist and share an ancestor.
  public final var isActive: Bool {
    get { state.host != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
    }
  }

  /// Activates constraints in one batch (R49).
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    changeTogether(constraints) { $0.isActive = true }
  }

  /// Deactivates constraints in one batch (R49).
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    changeTogether(constraints) { $0.isActive = false }
  }

  private static func changeTogether(
    _ constraints: [NSLayoutConstraint],
    _ change: (NSLayoutConstraint) -> Void
  ) {
    let engine = constraints.lazy.compactMap { $0.state.first?.view?.engine }.first
    engine?.beginBatch()
    for constraint in constraints {
      change(constraint)
    }
    engine?.endBatch()
  }
}
