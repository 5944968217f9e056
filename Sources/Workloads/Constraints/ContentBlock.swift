import UIKit

/// A view with a content size of its own, as a label has, and nothing to draw.
final class ContentBlock: UIView {
  private let contentSize: CGSize

  /// A block; without a content width, only its height is held to its content.
  init(contentWidth: CGFloat?) {
    contentSize = CGSize(width: contentWidth ?? UIView.noIntrinsicMetric, height: 20)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    contentSize = CGSize(width: 20, height: 20)
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
