import Foundation

/// A relation whose multiplier and constant can be set.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  deinit {}

  /// Multiplies the right-hand side.
  @discardableResult
  public final func multipliedBy(
    _ amount: any ConstraintMultiplierTarget
  ) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the right-hand side.
  @discardableResult
  public final func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Adds an offset to the right-hand side, to the right, down or in length.
  @discardableResult
  public final func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Insets the right-hand side from its edges.
  @discardableResult
  public final func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  /// Insets the right-hand side from its edges in the layout direction.
  @discardableResult
  public final func inset(
    _ amount: any ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
