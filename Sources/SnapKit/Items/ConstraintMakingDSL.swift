/// The interface of `snp` for an item that constraints are made for.
@preconcurrency @MainActor public protocol ConstraintMakingDSL: ConstraintAttributesDSL {
  /// The type of the item: a view or a layout guide.
  associatedtype Item: LayoutConstraintItem
  /// The item.
  var item: Item { get }
}

extension ConstraintMakingDSL {
  /// The item itself.
  public var target: AnyObject? { item }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: item, closure)
  }

  /// Makes constraints and activates them in one batch.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: item, closure)
  }

  /// Removes the constraints made before for the item, then makes new ones.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: item, closure)
  }

  /// Updates the constants of constraints made before that otherwise match those described.
  ///
  /// - Precondition: Each of them was made before, unless none was made for the item yet.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: item, closure)
  }

  /// Removes the constraints made for the item.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(of: item)
  }
}
