/// What stands behind `snp`: a view, a layout guide or a bar's edge.
@preconcurrency @MainActor public protocol ConstraintDSL {
  /// The view or guide itself.
  var target: AnyObject? { get }
  /// Names what stands behind `snp`.
  func setLabel(_ value: String?)
  /// The name that was set.
  func label() -> String?
}

extension ConstraintDSL {
  /// Names what stands behind `snp`.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    ItemConstraints.of(target).label = value
  }

  /// The name that was set.
  public func label() -> String? {
    target.flatMap { ItemConstraints.existing(of: $0)?.label }
  }

  /// Parts of the target as an item of a constraint.
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }
}
