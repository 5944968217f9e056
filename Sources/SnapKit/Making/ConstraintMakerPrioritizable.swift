import UIKit

/// A relation whose priority can be set.
@preconcurrency @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  deinit {}

  /// Sets the priority of the constraint, as in `.priority(.high)`.
  @discardableResult
  public final func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = UILayoutPriority(amount.value)
    return self
  }

  /// Sets the priority of the constraint, as in `.priority(999)`.
  @discardableResult
  public final func priority(
    _ amount: any ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    description.priority = UILayoutPriority(amount.constraintPriorityTargetValue)
    return self
  }

  /// Makes the constraint required.
  @available(*, deprecated, message: "use priority(.required)")
  @discardableResult
  public final func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  /// Sets a high priority.
  @available(*, deprecated, message: "use priority(.high)")
  @discardableResult
  public final func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  /// Sets a medium priority.
  @available(*, deprecated, message: "use priority(.medium)")
  @discardableResult
  public final func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  /// Sets a low priority.
  @available(*, deprecated, message: "use priority(.low)")
  @discardableResult
  public final func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}
