import Foundation

extension UIWindow {
  /// The digest of what the window displays now; equal digests show the same picture.
  ///
  /// - Complexity: O(*v*) in the displayed views and their text; allocates nothing.
  package final func displayDigest() -> UInt64 {
    var list = DisplayDigest()
    list.combine(self, at: .zero, opacity: 1)
    return list.value
  }
}
