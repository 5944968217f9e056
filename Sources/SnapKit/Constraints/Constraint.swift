import UIKit

/// What one chain described: a constraint for each of its attributes, changed together.
@preconcurrency @MainActor public final class Constraint {
  /// The constraints of single attributes.
  public internal(set) var layoutConstraints: [LayoutConstraint]

  /// Makes what a chain describes, inactive.
  init(_ description: ConstraintDescription) {
    layoutConstraints = description.relations().map {
      $0.layoutConstraint(of: description.item, label: description.label)
    }
  }

  deinit {}

  /// What the constraint was made for; `nil` once it is released.
  private var item: AnyObject? { layoutConstraints.first?.firstItem }

  /// Whether any of the constraints is in effect.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Puts the constraints into effect as one change.
  public func activate() {
    guard let item else { return }
    ItemConstraints.of(item).activate([self])
  }

  /// Takes the constraints out of effect as one change.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    guard let item else { return }
    ItemConstraints.existing(of: item)?.forget(self)
  }

  // MARK: - Changes

  /// Sets another distance: one constant for each attribute.
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    update(constant: offset.constraintOffsetTargetValue)
  }

  /// Sets other insets: one constant for each attribute.
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    update(constant: inset.constraintInsetTargetValue)
  }

  /// Sets other insets by the direction of writing: one constant for each attribute.
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    update(constant: inset.constraintDirectionalInsetTargetValue)
  }

  /// Sets another priority, unless it or the present one is required.
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    let priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    for constraint in layoutConstraints
    where constraint.priority != .required && priority != .required {
      constraint.priority = priority
    }
    return self
  }

  /// Sets another priority, unless it or the present one is required.
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
  /// Puts the constraints into effect.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// Takes the constraints out of effect.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Sets another distance.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// Sets other insets.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// Sets another priority.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }
}
