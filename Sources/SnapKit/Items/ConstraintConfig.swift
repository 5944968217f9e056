public import UIKit

/// The configuration of all constraints.
@preconcurrency @MainActor public struct ConstraintConfig {
  /// The layout direction used to match directional insets with absolute attributes and vice versa.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
