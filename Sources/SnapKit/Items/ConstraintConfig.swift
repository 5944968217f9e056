public import UIKit

/// What holds for all constraints that are made.
@preconcurrency @MainActor public struct ConstraintConfig {
  /// The direction by which insets of the other kind are read: left as leading and leading as left.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
