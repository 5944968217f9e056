import UIKit

/// A view that counts the reads of its intrinsic content size.
final class MeasuredView: UIView {
  private(set) var measurements = 0

  override var intrinsicContentSize: CGSize {
    measurements += 1
    return CGSize(width: 20, height: 20)
  }
}
