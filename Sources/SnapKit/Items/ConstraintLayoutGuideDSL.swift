public import UIKit

/// The interface of `snp` for a layout guide: its attributes and the making of its constraints.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintMakingDSL {
  /// The guide.
  public let item: ConstraintLayoutGuide
}

extension UILayoutGuide {
  /// The guide's attributes for constraints, and the making of its constraints.
  public final var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(item: self) }
}
