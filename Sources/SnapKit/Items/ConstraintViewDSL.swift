public import UIKit

/// What `snp` of a view offers: its parts, and constraints to be made for it.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
  let view: ConstraintView

  /// The view itself.
  public var target: AnyObject? { view }

  /// Describes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: view, closure)
  }

  /// Describes constraints and activates them as one change.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: view, closure)
  }

  /// Removes the constraints made for the view before, then makes others.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: view, closure)
  }

  /// Sets new constants of constraints made before that equal the described ones otherwise.
  ///
  /// - Precondition: Each of them was made before, unless none was made for the view yet.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: view, closure)
  }

  /// Removes the constraints that were made for the view.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(of: view)
  }

  /// How firmly the view resists growing wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }

  /// How firmly the view resists growing higher than its content.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }

  /// How firmly the view resists shrinking narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }

  /// How firmly the view resists shrinking lower than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      view.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }
}

extension UIView {
  /// The parts of the view as items of constraints, and constraints to be made for it.
  public final var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
