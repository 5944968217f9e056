public import UIKit

/// The interface of `snp` for a controller's top or bottom layout guide: its edges and its height.
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
  /// The edges and the height of the guide for constraints.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
