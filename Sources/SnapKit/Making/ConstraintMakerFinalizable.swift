/// A relation that can be labelled and turned into a constraint.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  final let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  deinit {}

  /// Labels the constraint for logs and dumps.
  @discardableResult
  public final func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, which can be stored and changed later.
  ///
  /// It is made from the chain as described so far.
  public final var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("A chain must have a relation before its constraint is made.")
    }
    return constraint
  }
}
