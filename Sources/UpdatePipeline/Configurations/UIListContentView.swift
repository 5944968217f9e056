public import Foundation

/// A view that displays a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  final var content: ListContent

  /// A view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = ListContent(configuration: configuration)
    super.init(frame: .zero)
    show(configuration)
  }

  /// An empty row; ignores the coder.
  public required init?(coder: NSCoder) {
    content = ListContent(configuration: .cell())
    super.init(coder: coder)
  }

  /// The view's configuration; values of other types are ignored.
  ///
  /// Setting it isn't a binding, because the cell that passes it on has counted one.
  public final var configuration: any UIContentConfiguration {
    get { content.configuration }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content.configuration else {
        return
      }
      withoutCountingBindings { show(new) }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The view of the image; `nil` until there is an image.
  public final var imageView: UIImageView? { content.image }

  private func show(_ new: UIListContentConfiguration) {
    content.configuration = new
    if new.text != nil || content.text != nil {
      show(new.text, new.textProperties, in: madeLabel(\.text))
    }
    if new.secondaryText != nil || content.secondaryText != nil {
      show(new.secondaryText, new.secondaryTextProperties, in: madeLabel(\.secondaryText))
    }
    if new.image != nil || content.image != nil {
      let view = content.image ?? UIImageView()
      if content.image == nil { addSubview(view) }
      content.image = view
      view.image = new.image
      view.tintColor = new.imageProperties.tintColor
      view.preferredSymbolConfiguration = new.imageProperties.preferredSymbolConfiguration
      view.cornerRadius = new.imageProperties.cornerRadius
    }
  }

  private func show(
    _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = properties.alignment.textAlignment
    label.numberOfLines = properties.numberOfLines
    label.text = text
  }

  private func madeLabel(_ place: WritableKeyPath<ListContent, UILabel?>) -> UILabel {
    if let label = content[keyPath: place] { return label }
    let label = UILabel()
    label.label.isPart = true
    content[keyPath: place] = label
    addSubview(label)
    return label
  }

  override func partChanged(_ property: String) {
    invalidateIntrinsicContentSize()
    invalidate(.layout, .call(property))
  }

  /// The size of the content in single lines, with its insets.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Returns the size of the content at a width.
  ///
  /// - Parameter size: The available size; its height is ignored.
  /// - Returns: The size in whole points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.frames(in: size.width, of: effectiveUserInterfaceLayoutDirection).size
  }

  /// Lays out the image and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = content.frames(in: bounds.width, of: effectiveUserInterfaceLayoutDirection)
    // Content that is lower than the view is centred vertically.
    let shift = (bounds.height - frames.size.height) / 2
    content.image?.frame = frames.image.offsetBy(dx: 0, dy: shift)
    content.text?.frame = frames.text.offsetBy(dx: 0, dy: shift)
    content.secondaryText?.frame = frames.secondaryText.offsetBy(dx: 0, dy: shift)
  }
}

/// The configuration of a list content view and the views that display it.
struct ListContent {
  var configuration: UIListContentConfiguration
  var text: UILabel?
  var secondaryText: UILabel?
  var image: UIImageView?

  init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
  }

  /// The frames of the parts and the total size.
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
    var size = CGSize.zero
  }

  /// The frames of the parts at a width.
  func frames(in width: CGFloat, of direction: UIUserInterfaceLayoutDirection) -> Frames {
    let margins = configuration.directionalLayoutMargins
    let image = imageSize
    let reserved = configuration.imageProperties.reservedLayoutSize
    let imageWidth = max(image.width, reserved.width)
    let textStart = margins.leading + (imageWidth > 0 ? imageWidth + imageToText : 0)
    let room = max(0, width - textStart - margins.trailing)
    let first = size(of: text, in: room)
    let isBeside =
      configuration.prefersSideBySideTextAndSecondaryText
      && first.width + configuration.textToSecondaryTextHorizontalPadding
        + size(of: secondaryText, in: .infinity).width <= room
    let second = size(of: secondaryText, in: room)
    let gap =
      isBeside || first.height == 0 || second.height == 0
      ? 0 : configuration.textToSecondaryTextVerticalPadding
    let textHeight =
      isBeside ? max(first.height, second.height) : first.height + gap + second.height
    let height = max(textHeight, image.height, reserved.height)
    let textTop = margins.top + (height - textHeight) / 2
    let besideGap = configuration.textToSecondaryTextHorizontalPadding
    let textWidth =
      isBeside ? first.width + besideGap + second.width : max(first.width, second.width)
    let fitted = textStart + textWidth + margins.trailing
    let total = width.isFinite ? width : fitted
    var frames = Frames()
    frames.size = CGSize(width: fitted, height: margins.top + height + margins.bottom)
    frames.image = CGRect(
      origin: CGPoint(
        x: margins.leading + (imageWidth - image.width) / 2,
        y: margins.top + (height - image.height) / 2
      ),
      size: image
    )
    frames.text = CGRect(origin: CGPoint(x: textStart, y: textTop), size: first)
    frames.secondaryText = CGRect(
      origin: isBeside
        ? CGPoint(x: total - margins.trailing - second.width, y: textTop)
        : CGPoint(x: textStart, y: textTop + first.height + gap),
      size: second
    )
    return direction == .rightToLeft ? mirrored(frames, in: total) : frames
  }

  private var imageToText: CGFloat {
    text?.text == nil && secondaryText?.text == nil ? 0 : configuration.imageToTextPadding
  }

  private var imageSize: CGSize {
    guard let size = image?.picture.shown?.size else { return .zero }
    let limit = configuration.imageProperties.maximumSize
    let scales = [
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1,
    ]
    let scale = min(1, scales[0], scales[1])
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .infinity)) ?? .zero
  }

  private func mirrored(_ frames: Frames, in width: CGFloat) -> Frames {
    func mirror(_ frame: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size)
    }
    return Frames(
      image: mirror(frames.image),
      text: mirror(frames.text),
      secondaryText: mirror(frames.secondaryText),
      size: frames.size
    )
  }
}
