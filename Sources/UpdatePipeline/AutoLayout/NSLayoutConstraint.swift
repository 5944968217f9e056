public import Foundation

/// A linear relation between two attributes: `first = multiplier * second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint {
  final var state: LayoutConstraintState

  /// A constraint between attributes of two views, or of one view and a number.
  ///
  /// It takes effect when it is activated (R50).
  public init(
    item first: UIView,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: UIView?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    precondition(
      (second == nil) == (secondAttribute == .notAnAttribute),
      "A constraint names both a second item and its attribute, or neither."
    )
    state = LayoutConstraintState(
      first: first,
      firstAttribute: firstAttribute,
      relation: relation,
      second: second,
      secondAttribute: secondAttribute,
      multiplier: Double(multiplier),
      constant: Double(constant)
    )
  }

  /// The view on the left-hand side; `nil` once it is released.
  public final var firstItem: UIView? { state.first }
  /// The attribute on the left-hand side.
  public final var firstAttribute: Attribute { state.firstAttribute }
  /// How the sides compare.
  public final var relation: Relation { state.relation }
  /// The view on the right-hand side.
  public final var secondItem: UIView? { state.second }
  /// The attribute on the right-hand side.
  public final var secondAttribute: Attribute { state.secondAttribute }
  /// The factor of the second attribute.
  public final var multiplier: CGFloat { state.multiplier }

  /// A name for logs and dumps.
  public final var identifier: String? {
    get { state.identifier }
    set { state.identifier = newValue }
  }

  /// The number added on the right-hand side, in points.
  ///
  /// Setting it is the cheapest change of a constraint (R48).
  public final var constant: CGFloat {
    get { state.constant }
    set {
      guard state.constant != newValue else { return }
      state.constant = newValue
      state.host?.engine?.constantChanged(of: self)
    }
  }

  /// How important the constraint is.
  ///
  /// - Precondition: While active, a constraint doesn't become required or optional (R51).
  public final var priority: UILayoutPriority {
    get { state.priority }
    set {
      guard state.priority != newValue else { return }
      precondition(
        !isActive || (state.priority == .required) == (newValue == .required),
        "An active constraint stays required or stays optional."
      )
      state.priority = newValue
      state.host?.engine?.priorityChanged(of: self)
    }
  }

  /// Whether the constraint is in effect; it is kept by the nearest common ancestor (R50).
  ///
  /// - Precondition: Its views share an ancestor when it is activated.
  public final var isActive: Bool {
    get { state.host != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { install() } else { uninstall() }
    }
  }

  /// Activates constraints as one change (R49).
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    changeTogether(constraints) { $0.isActive = true }
  }

  /// Deactivates constraints as one change (R49).
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    changeTogether(constraints) { $0.isActive = false }
  }

  private static func changeTogether(
    _ constraints: [NSLayoutConstraint],
    _ change: (NSLayoutConstraint) -> Void
  ) {
    let engine = constraints.lazy.compactMap { $0.state.first?.engine }.first
    engine?.beginBatch()
    for constraint in constraints {
      change(constraint)
    }
    engine?.endBatch()
  }
}
