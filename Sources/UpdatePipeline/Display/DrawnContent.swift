import Foundation

/// What a view drew in its last display pass.
struct DrawnContent {
  /// The text, or the picture's name.
  private var words: String?
  private(set) var font: UIFont?
  private(set) var color = UIColor.clear
  private(set) var alignment = NSTextAlignment.natural
  /// How a picture fits in, by `UIView.ContentMode`.
  private(set) var contentMode: UInt8 = 0
  private var isPicture = false
  private(set) var size = CGSize.zero
  /// How a picture is rendered, where that isn't as most are.
  private(set) var rendering: ImageRendering?

  /// Nothing.
  init() {}

  /// Text.
  init(text: String?, font: UIFont, color: UIColor, alignment: NSTextAlignment, size: CGSize) {
    words = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.size = size
  }

  /// A picture.
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

  /// The text; `nil` of a picture.
  var text: String? { isPicture ? nil : words }

  /// The picture's name; `nil` of text.
  var imageName: String? { isPicture ? words : nil }
}
