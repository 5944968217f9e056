public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  final var picture = PictureState()

  /// An image view with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    state.drawsContent = true
  }

  /// An image view of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.drawsContent = true
  }

  /// An image view of a picture's size.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// An image view of a picture's size, with another for while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    picture.image = image
    if let highlightedImage { picture.alternative.image = highlightedImage }
  }

  /// The picture shown.
  public final var image: UIImage? {
    get { picture.image }
    set {
      let old = picture.image
      guard noteDisplayedValue(changed: old != newValue) else { return }
      picture.image = newValue
      invalidate(.display, .call("image"))
      if old?.size != newValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The picture shown instead while the view is highlighted.
  public final var highlightedImage: UIImage? {
    get { picture.alternatives?.image }
    set {
      guard noteDisplayedValue(changed: highlightedImage != newValue) else { return }
      picture.alternative.image = newValue
      pictureChanged("highlightedImage")
    }
  }

  /// Whether the picture for it is shown, if there is one.
  open var isHighlighted: Bool {
    get { picture.alternatives?.isHighlighted ?? false }
    set {
      guard noteDisplayedValue(changed: isHighlighted != newValue) else { return }
      picture.alternative.isHighlighted = newValue
      pictureChanged("isHighlighted")
    }
  }

  /// The size and weight of symbols that weren't asked for in one.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { picture.alternatives?.configuration }
    set {
      guard noteDisplayedValue(changed: preferredSymbolConfiguration != newValue) else { return }
      picture.alternative.configuration = newValue
      pictureChanged("preferredSymbolConfiguration")
    }
  }

  // Where each row sets a tint, it has its place beside the picture.
  override var ownTintColor: UIColor? {
    get { picture.tintColor }
    set { picture.tintColor = newValue }
  }

  /// Asks for display in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    invalidate(.display, .call("tintColor"))
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    picture.shown?.size ?? super.intrinsicContentSize
  }

  /// The picture's size, whatever there is room for.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The picture's size, or without one the present size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture.shown?.size ?? super.sizeThatFits(size)
  }

  /// Draws the picture.
  ///
  /// - Parameter rect: The part to draw; always all of `bounds`.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let shown = picture.shown
    show(
      DrawnContent(
        imageName: shown?.name,
        color: resolved(shown?.rendering?.tint ?? presentTint),
        contentMode: contentMode,
        size: rect.size,
        rendering: shown?.rendering
      )
    )
  }

  private func pictureChanged(_ property: String) {
    invalidate(.display, .call(property))
    invalidateIntrinsicContentSize()
  }
}

/// Everything an image view stores besides what views do.
struct PictureState {
  var image: UIImage?
  /// The tint that was set for the view.
  var tintColor: UIColor?
  /// What few image views have; `nil` until it is set.
  var alternatives: PictureAlternatives?

  /// The alternatives, made on first use.
  var alternative: PictureAlternatives {
    mutating get {
      let made = alternatives ?? PictureAlternatives()
      alternatives = made
      return made
    }
  }

  /// The picture as it is to be drawn.
  var shown: UIImage? {
    guard let alternatives else { return image }
    let chosen = alternatives.isHighlighted ? alternatives.image ?? image : image
    guard let configuration = alternatives.configuration, chosen?.symbolConfiguration == nil else {
      return chosen
    }
    return chosen?.withConfiguration(configuration)
  }
}

/// What an image view may show instead of its picture as it is.
final class PictureAlternatives {
  var image: UIImage?
  var isHighlighted = false
  var configuration: UIImage.SymbolConfiguration?

  deinit {}
}
