public import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  final var picture = PictureState()

  /// An image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    state.drawsContent = true
  }

  /// An image view of zero size; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.drawsContent = true
  }

  /// An image view with the size of an image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// An image view with the size of an image, and another image for its highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    picture.image = image
    if let highlightedImage { picture.alternative.image = highlightedImage }
  }

  /// The displayed image.
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

  /// The image displayed while the view is highlighted.
  public final var highlightedImage: UIImage? {
    get { picture.alternatives?.image }
    set {
      guard noteDisplayedValue(changed: highlightedImage != newValue) else { return }
      picture.alternative.image = newValue
      pictureChanged("highlightedImage")
    }
  }

  /// Whether the highlighted image is displayed, if there is one.
  open var isHighlighted: Bool {
    get { picture.alternatives?.isHighlighted ?? false }
    set {
      guard noteDisplayedValue(changed: isHighlighted != newValue) else { return }
      picture.alternative.isHighlighted = newValue
      pictureChanged("isHighlighted")
    }
  }

  /// The size and weight of symbol images that have no configuration of their own.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { picture.alternatives?.configuration }
    set {
      guard noteDisplayedValue(changed: preferredSymbolConfiguration != newValue) else { return }
      picture.alternative.configuration = newValue
      pictureChanged("preferredSymbolConfiguration")
    }
  }

  // A tint is stored beside the image, because cells often set one for each row.
  override var ownTintColor: UIColor? {
    get { picture.tintColor }
    set { picture.tintColor = newValue }
  }

  /// Requests display in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    invalidate(.display, .call("tintColor"))
  }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    picture.shown?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, regardless of the available size.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The size of the image, or the current size if there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    picture.shown?.size ?? super.sizeThatFits(size)
  }

  /// Draws the image.
  ///
  /// - Parameter rect: The part to draw; always `bounds`.
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

/// The stored state that an image view adds to a view's.
struct PictureState {
  var image: UIImage?
  /// The tint set on the view.
  var tintColor: UIColor?
  /// Rarely used properties; `nil` until one of them is set.
  var alternatives: PictureAlternatives?

  /// The alternatives, made on first use.
  var alternative: PictureAlternatives {
    mutating get {
      let made = alternatives ?? PictureAlternatives()
      alternatives = made
      return made
    }
  }

  /// The image to draw.
  var shown: UIImage? {
    guard let alternatives else { return image }
    let chosen = alternatives.isHighlighted ? alternatives.image ?? image : image
    guard let configuration = alternatives.configuration, chosen?.symbolConfiguration == nil else {
      return chosen
    }
    return chosen?.withConfiguration(configuration)
  }
}

/// The highlighted image and the symbol configuration of an image view.
final class PictureAlternatives {
  var image: UIImage?
  var isHighlighted = false
  var configuration: UIImage.SymbolConfiguration?

  deinit {}
}
