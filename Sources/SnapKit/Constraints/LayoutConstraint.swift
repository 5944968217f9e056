public import UIKit

/// A constraint for a single attribute, made by this module.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
  deinit {}

  /// The label for logs and dumps, stored as the identifier.
  public final var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
