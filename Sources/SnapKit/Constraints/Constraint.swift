import UIKit

/// The constraints that one chain describes, one for each attribute, changed together.
@preconcurrency @MainActor public final class Constraint {
  /// The constraints of single attributes.
  public internal(set) var layoutConstraints: [LayoutConstraint]

  /// Makes the constraints of a description, inactive.
  init(_ description: ConstraintDescription) {
    layoutConstraints = description.relations().map {
      $0.layoutConstraint(of: description.item, label: description.label)
    }
  }

  deinit {}

  /// The view or guide; `nil` once it is released.
  private var item: AnyObject? { layoutConstraints.first?.firstItem }

  /// Whether any of the constraints is active.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates the constraints in one batch.
  public func activate() {
    guard let item else { return }
    ItemConstraints.of(item).activate([self])
  }

  /// Deactivates the constraints in one batch.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let item else { return }
    ItemConstraints.existing(of: item)?.forget(self)
  }

  // MARK: - Changes

  /// Sets a new offset: one constant for each attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(constant: offset.constraintOffsetTargetValue)
  }

  /// Sets new insets: one constant for each attribute.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(constant: inset.constraintInsetTargetValue)
  }

  /// Sets new directional insets: one constant for each attribute.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(constant: inset.constraintDirectionalInsetTargetValue)
  }

  /// Sets a new priority, unless it or the current one is required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    for constraint in layoutConstraints
    where constraint.priority != .required && priority != .required {
      constraint.priority = priority
    }
    return self
  }

  /// Sets a new priority, unless it or the current one is required.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }

  private func update(constant: any ConstraintConstantTarget) -> Constraint {
    for constraint in layoutConstraints {
      let second = constraint.secondAttribute
      constraint.constant = constant.constraintConstant(
        for: second == .notAnAttribute ? constraint.firstAttribute : second,
        in: ConstraintConfig.interfaceLayoutDirection
      )
    }
    return self
  }
}

extension Constraint {
  /// Activates the constraints.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// Deactivates the constraints.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Sets a new offset.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// Sets new insets.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// Sets a new priority.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
}
