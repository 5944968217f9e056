import UIKit

/// A view with an intrinsic content size, like a label, that draws nothing.
final class ContentBlock: UIView {
  private let contentSize: CGSize

  /// A block; without a content width, only its height is intrinsic.
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
