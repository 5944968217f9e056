public import UIKit

/// The interface of `snp` for a view: its attributes and the making of its constraints.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  /// The view itself.
  public var target: AnyObject? { view }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: view, closure)
  }

  /// Makes constraints and activates them in one batch.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: view, closure)
  }

  /// Removes the constraints made before for the view, then makes new ones.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: view, closure)
  }

  /// Updates the constants of constraints made before that otherwise match those described.
  ///
  /// - Precondition: Each of them was made before, unless none was made for the view yet.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: view, closure)
  }

  /// Removes the constraints made for the view.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(of: view)
  }

  /// The priority with which the view resists growing wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }

  /// The priority with which the view resists growing taller than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }

  /// The priority with which the view resists becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }

  /// The priority with which the view resists becoming shorter than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }
}

extension UIView {
  /// The view's attributes for constraints, and the making of its constraints.
  public final var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
