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
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    picture.image = image
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

  /// The colour of symbols.
  public final var tintColor: UIColor {
    get { picture.tintColor }
    set {
      guard noteDisplayedValue(changed: picture.tintColor != newValue) else { return }
      picture.tintColor = newValue
      invalidate(.display, .call("tintColor"))
    }
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    picture.image?.size ?? super.intrinsicContentSize
  }

  /// Draws the picture.
  ///
  /// - Parameter rect: The part to draw; always all of `bounds`.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    show(
      DrawnContent(
        imageName: picture.image?.name,
        color: resolved(picture.tintColor),
        size: rect.size
      )
    )
  }
}

/// Everything an image view stores besides what views do.
struct PictureState {
  var image: UIImage?
  var tintColor = UIColor.systemBlue
}
