public import UIKit

/// The interface of `snp` for a layout guide: its attributes and the making of its constraints.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  /// The guide itself.
  public var target: AnyObject? { guide }

  /// Makes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: guide, closure)
  }

  /// Makes constraints and activates them in one batch.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: guide, closure)
  }

  /// Removes the constraints made before for the guide, then makes new ones.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: guide, closure)
  }

  /// Updates the constants of constraints made before that otherwise match those described.
  ///
  /// - Precondition: Each of them was made before, unless none was made for the guide yet.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: guide, closure)
  }

  /// Removes the constraints made for the guide.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(of: guide)
  }
}

extension UILayoutGuide {
  /// The guide's attributes for constraints, and the making of its constraints.
  public final var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
