public import Foundation

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  final var label = LabelState()

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    state.drawsContent = true
  }

  /// A label of zero size; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.drawsContent = true
  }

  /// The displayed text.
  public final var text: String? {
    get { label.text }
    set {
      guard noteDisplayedValue(changed: label.text != newValue) else { return }
      label.text = newValue
      contentChanged("text")
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; `nil` sets the default font.
  ///
  /// A label that adjusts its font also adjusts a newly set font to the content size category.
  public final var font: UIFont! {
    get { label.font }
    set {
      let font = adjusted(newValue ?? LabelState.standardFont)
      guard noteDisplayedValue(changed: label.font != font) else { return }
      fontChanged(to: font, "font")
    }
  }

  /// Whether the label keeps a scalable font at the content size category of its traits.
  public final var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFont }
    set { if label.adjustsFont.change(to: newValue) { contentSizeCategoryChanged() } }
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
  /// The colour of the text; `nil` sets the default label colour.
  public final var textColor: UIColor! {
    get { label.textColor }
    set {
      let color = newValue ?? .label
      guard noteDisplayedValue(changed: label.textColor != color) else { return }
      label.textColor = color
      invalidate(.display, .call("textColor"))
    }
  }

  /// The horizontal alignment of lines.
  public final var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      guard noteDisplayedValue(changed: label.textAlignment != newValue) else { return }
      label.textAlignment = newValue
      invalidate(.display, .call("textAlignment"))
    }
  }

  /// The maximum number of lines; 0 means no limit.
  public final var numberOfLines: Int {
    get { Int(label.numberOfLines) }
    set {
      let lineMax = Int32(clamping: newValue)
      guard noteDisplayedValue(changed: label.numberOfLines != lineMax) else { return }
      label.numberOfLines = lineMax
      contentChanged("numberOfLines")
    }
  }

  /// The width at which text wraps for the intrinsic content size (R62); 0 means no limit.
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
  /// Text of several lines wraps at `preferredMaxLayoutWidth`. If that is 0, the width is that of
  /// the unwrapped text and the height that of the text wrapped at the solved width.
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

  /// Whether the text wraps at the width that constraints give the label (R62).
  final var wrapsAtSolvedWidth: Bool {
    label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
  }

  /// Returns the size of the text wrapped at a width.
  ///
  /// - Parameter size: The size whose width to wrap at; its height is ignored.
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
  /// - Parameter rect: The part to draw; always `bounds`.
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

  /// Requests display after a change of the text, and layout if the intrinsic size changed (R54).
  private func contentChanged(_ property: String) {
    invalidate(.display, .call(property))
    invalidateIntrinsicContentSize()
    if label.isPart { superview?.partChanged(property) }
  }
}

/// The stored state that a label adds to a view's.
struct LabelState {
  // Ordered to avoid padding, as there are many labels.
  var text: String?
  var font = LabelState.standardFont
  var textAlignment = NSTextAlignment.natural
  /// Whether the font is kept at the content size category of the label's traits.
  var adjustsFont = false
  /// Whether the superview measures the label as part of itself.
  var isPart = false
  var textColor = UIColor.label
  var numberOfLines: Int32 = 1
  var preferredMaxLayoutWidth: CGFloat = 0
  /// The width from constraints at which the label wraps its text; 0 before the first solve.
  var solvedWidth: CGFloat = 0

  /// The default font of a label.
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
