public import UIKit

/// What `snp` of a controller's top or bottom layout guide offers: its edges and its height.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  let support: any ConstraintLayoutSupport

  /// The guide itself.
  public var target: AnyObject? { support }
  /// The top edge.
  public var top: ConstraintItem { item(.init(.top)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  /// The height.
  public var height: ConstraintItem { item(.init(.height)) }
}

extension UILayoutSupport {
  /// The edges of the guide as items of constraints.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
