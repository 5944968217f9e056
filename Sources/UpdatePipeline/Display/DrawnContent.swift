import Foundation

/// The content that a view drew in its last display pass.
struct DrawnContent {
  /// The text, or the name of the image.
  private var words: String?
  private(set) var font: UIFont?
  private(set) var color = UIColor.clear
  private(set) var alignment = NSTextAlignment.natural
  /// The content mode of an image, as a raw value of `UIView.ContentMode`.
  private(set) var contentMode: UInt8 = 0
  private var isPicture = false
  private(set) var size = CGSize.zero
  /// The rendering of an image; `nil` if it is the default.
  private(set) var rendering: ImageRendering?

  /// Empty content.
  init() {}

  /// Text.
  init(text: String?, font: UIFont, color: UIColor, alignment: NSTextAlignment, size: CGSize) {
    words = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.size = size
  }

  /// An image.
  init(
    imageName: String?,
    color: UIColor,
    contentMode: UIView.ContentMode = .scaleToFill,
    size: CGSize,
    rendering: ImageRendering? = nil
  ) {
    words = imageName
    isPicture = true
    self.color = color
    self.contentMode = UInt8(contentMode.rawValue)
    self.size = size
    self.rendering = rendering
  }

  /// The text; `nil` for an image.
  var text: String? { isPicture ? nil : words }

  /// The name of the image; `nil` for text.
  var imageName: String? { isPicture ? words : nil }
}
