public import UIKit

/// The interface of `snp` for a view: its attributes and the making of its constraints.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintMakingDSL {
  /// The item.
  public let item: ConstraintView

  /// The priority with which the view resists growing wider than its content.
  public var contentHuggingHorizontalPriority: Float {
    get { item.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { item.setContentHuggingPriority(.init(newValue), for: .horizontal) }
  }

  /// The priority with which the view resists growing taller than its content.
  public var contentHuggingVerticalPriority: Float {
    get { item.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { item.setContentHuggingPriority(.init(newValue), for: .vertical) }
  }

  /// The priority with which the view resists becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(.init(newValue), for: .horizontal)
    }
  }

  /// The priority with which the view resists becoming shorter than its content.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { item.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set {
      item.setContentCompressionResistancePriority(.init(newValue), for: .vertical)
    }
  }
}

extension UIView {
  /// The view's attributes for constraints, and the making of its constraints.
  public final var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}
