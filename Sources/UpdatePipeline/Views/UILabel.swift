public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  final var label = LabelState()

  /// A label with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    state.drawsContent = true
  }

  /// A label of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.drawsContent = true
  }

  /// The text shown.
  public final var text: String? {
    get { label.text }
    set {
      guard noteDisplayedValue(changed: label.text != newValue) else { return }
      label.text = newValue
      contentChanged("text")
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The typeface and size; the usual one if set to `nil`.
  ///
  /// A label that adjusts its font keeps it at its content size, from when it is set on.
  public final var font: UIFont! {
    get { label.font }
    set {
      let font = adjusted(newValue ?? LabelState.standardFont)
      guard noteDisplayedValue(changed: label.font != font) else { return }
      fontChanged(to: font, "font")
    }
  }

  /// Whether a font that follows the content size is kept at that of the label's traits.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFont }
    set {
      guard label.adjustsFont != newValue else { return }
      label.adjustsFont = newValue
      contentSizeCategoryChanged()
    }
  }

  override func contentSizeCategoryChanged() {
    let font = adjusted(label.font)
    guard font != label.font else { return }
    fontChanged(to: font, "adjustsFontForContentSizeCategory")
  }

  private func adjusted(_ font: UIFont) -> UIFont {
    guard label.adjustsFont, font.followsContentSize else { return font }
    return font.adjusted(to: state.traits.unnotedContentSizeCategory)
  }

  private func fontChanged(to font: UIFont, _ property: String) {
    label.font = font
    engineInUse?.fontChanged(of: self)
    contentChanged(property)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; that of primary text if set to `nil`.
  public final var textColor: UIColor! {
    get { label.textColor }
    set {
      let color = newValue ?? .label
      guard noteDisplayedValue(changed: label.textColor != color) else { return }
      label.textColor = color
      invalidate(.display, .call("textColor"))
    }
  }

  /// How lines are placed in the width.
  public final var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      guard noteDisplayedValue(changed: label.textAlignment != newValue) else { return }
      label.textAlignment = newValue
      invalidate(.display, .call("textAlignment"))
    }
  }

  /// The most lines shown; 0 means any number.
  public final var numberOfLines: Int {
    get { Int(label.numberOfLines) }
    set {
      let lineMax = Int32(clamping: newValue)
      guard noteDisplayedValue(changed: label.numberOfLines != lineMax) else { return }
      label.numberOfLines = lineMax
      contentChanged("numberOfLines")
    }
  }

  /// The width at which lines break when Auto Layout asks for the size (R62); 0 means unbounded.
  public final var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set {
      guard label.preferredMaxLayoutWidth != newValue else { return }
      label.preferredMaxLayoutWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The size of the text, in whole points.
  ///
  /// Text of several lines breaks at `preferredMaxLayoutWidth`. Without one, its width is that of
  /// unbroken text and its height that of the text broken at the width that is solved.
  open override var intrinsicContentSize: CGSize {
    let width = label.preferredMaxLayoutWidth
    if label.numberOfLines != 1, width > 0 {
      return sizeThatFits(CGSize(width: width, height: .infinity))
    }
    let unbroken = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    guard wrapsAtSolvedWidth, label.solvedWidth > 0, label.solvedWidth < unbroken.width else {
      return unbroken
    }
    let broken = sizeThatFits(CGSize(width: label.solvedWidth, height: .infinity))
    return CGSize(width: unbroken.width, height: broken.height)
  }

  /// Whether the text breaks at the width that constraints give the label (R62).
  final var wrapsAtSolvedWidth: Bool {
    label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
  }

  /// The size of the text when broken into lines of a width.
  ///
  /// - Parameter size: The width to break at; its height doesn't count.
  /// - Returns: The size in whole points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    TextMetrics.standard.size(
      of: label.text ?? "",
      font: label.font,
      width: size.width,
      lineMax: Int(label.numberOfLines)
    )
  }

  /// Draws the text.
  ///
  /// - Parameter rect: The part to draw; always all of `bounds`.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    show(
      DrawnContent(
        text: label.text,
        font: label.font,
        color: resolved(label.textColor),
        alignment: label.textAlignment,
        size: rect.size
      )
    )
  }

  /// A change of what is written asks for display, and for layout if the size follows it (R54).
  private func contentChanged(_ property: String) {
    invalidate(.display, .call(property))
    invalidateIntrinsicContentSize()
    if label.isPart { superview?.partChanged(property) }
  }
}

/// Everything a label stores besides what views do.
struct LabelState {
  // In an order that leaves no gaps: there are many labels.
  var text: String?
  var font = LabelState.standardFont
  var textAlignment = NSTextAlignment.natural
  /// Whether the font is kept at the content size of the label's traits.
  var adjustsFont = false
  /// Whether the superview measures the label as a part of itself.
  var isPart = false
  var textColor = UIColor.label
  var numberOfLines: Int32 = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  /// The width that constraints gave a label that breaks its text at it; 0 before that.
  var solvedWidth: CGFloat = 0

  /// The font of a label that was set none.
  static let standardFont = UIFont.systemFont(ofSize: 17)
}

/// How lines of text are placed in their width.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges.
  case justified
  /// As the script is written.
  case natural
}
