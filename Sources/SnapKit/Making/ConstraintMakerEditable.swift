import Foundation

/// A relation whose factor and distance can be set.
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

  /// Moves the right-hand side to the right or down, or makes it longer.
  @discardableResult
  public final func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Moves the right-hand side inwards from its edges.
  @discardableResult
  public final func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  /// Moves the right-hand side inwards from its edges, by the direction of writing.
  @discardableResult
  public final func inset(
    _ amount: any ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
