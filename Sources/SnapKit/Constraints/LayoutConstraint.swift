public import UIKit

/// A constraint of single attributes that this module made.
@preconcurrency @MainActor public class LayoutConstraint: NSLayoutConstraint {
  deinit {}

  /// The name for logs and dumps, which is the identifier.
  public final var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}
