public import UIKit

/// What `snp` of a layout guide offers: its parts, and constraints to be made for it.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
  let guide: ConstraintLayoutGuide

  /// The guide itself.
  public var target: AnyObject? { guide }

  /// Describes constraints without activating them.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    ConstraintMaker.prepareConstraints(of: guide, closure)
  }

  /// Describes constraints and activates them as one change.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.makeConstraints(of: guide, closure)
  }

  /// Removes the constraints made for the guide before, then makes others.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.remakeConstraints(of: guide, closure)
  }

  /// Sets new constants of constraints made before that equal the described ones otherwise.
  ///
  /// - Precondition: Each of them was made before, unless none was made for the guide yet.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    ConstraintMaker.updateConstraints(of: guide, closure)
  }

  /// Removes the constraints that were made for the guide.
  public func removeConstraints() {
    ConstraintMaker.removeConstraints(of: guide)
  }
}

extension UILayoutGuide {
  /// The parts of the guide as items of constraints, and constraints to be made for it.
  public final var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
