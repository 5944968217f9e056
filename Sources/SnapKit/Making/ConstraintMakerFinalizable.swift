/// A relation that can be named and kept.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
  final let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  deinit {}

  /// Names the constraint for logs and dumps.
  @discardableResult
  public final func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, to be kept and changed later.
  ///
  /// It is made of what the chain says up to here.
  public final var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("A chain has something it is related to before it is finalizable.")
    }
    return constraint
  }
}
