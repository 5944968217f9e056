/// The interface of `snp` for a view, a layout guide or the edge of a bar.
@preconcurrency @MainActor public protocol ConstraintDSL {
  /// The view or guide itself.
  var target: AnyObject? { get }
  /// Sets the label of the target.
  func setLabel(_ value: String?)
  /// The label of the target.
  func label() -> String?
}

extension ConstraintDSL {
  /// Sets the label of the target.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    ItemConstraints.of(target).label = value
  }

  /// The label of the target.
  public func label() -> String? {
    target.flatMap { ItemConstraints.existing(of: $0)?.label }
  }

  /// Makes a constraint item of some attributes of the target.
  func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }
}
