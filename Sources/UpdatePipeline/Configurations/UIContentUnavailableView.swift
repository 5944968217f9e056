public import Foundation

/// A view that displays a placeholder for missing content: an image, texts and a button, stacked at
/// its centre.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let image = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .large)
  private let text = UILabel()
  private let secondaryText = UILabel()
  private let button = UIButton(configuration: .plain())
  private var shown: UIContentUnavailableConfiguration

  /// A view that displays a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [image, wheel, text, secondaryText, button] { addSubview(view) }
    for label in [text, secondaryText] { label.label.isPart = true }
    show(configuration)
  }

  override func partChanged(_ property: String) {
    invalidate(.layout, .call(property))
  }

  /// An empty view; ignores the coder.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  /// The view's configuration; values of other types are ignored.
  ///
  /// Setting it isn't a binding, because the controller that passes it on has counted one.
  public final var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
      withoutCountingBindings { show(new) }
      setNeedsLayout()
    }
  }

  private func show(_ configuration: UIContentUnavailableConfiguration) {
    let old = shown.buttonProperties.primaryAction
    shown = configuration
    image.image = configuration.image
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 42)
    image.tintColor = .secondaryLabel
    if configuration.showsWheel { wheel.startAnimating() } else { wheel.stopAnimating() }
    show(configuration.text, configuration.textProperties, in: text)
    show(configuration.secondaryText, configuration.secondaryTextProperties, in: secondaryText)
    button.configuration = configuration.button
    button.isEnabled = configuration.buttonProperties.isEnabled
    button.isHidden = configuration.button.title == nil && configuration.button.image == nil
    if let old { button.removeAction(old, for: .primaryActionTriggered) }
    if let action = configuration.buttonProperties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    backgroundColor = configuration.background.backgroundColor
  }

  private func show(
    _ string: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = true
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    label.text = string
  }

  /// Stacks the image, texts and button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let padding = [
      shown.imageToTextPadding, shown.textToSecondaryTextPadding, shown.textToButtonPadding,
    ]
    let picture: UIView = shown.showsWheel ? wheel : image
    let parts: [(view: UIView, size: CGSize, gap: CGFloat)] = [
      (picture, fitting(picture, ifShown: shown.showsWheel || shown.image != nil), padding[0]),
      (text, fitting(text, ifShown: shown.text != nil), padding[1]),
      (secondaryText, fitting(secondaryText, ifShown: shown.secondaryText != nil), padding[2]),
      (button, fitting(button, ifShown: !button.isHidden), 0),
    ]
    let visible = parts.filter { $0.size.height > 0 }
    let height = visible.reduce(0) { $0 + $1.size.height }
    let gaps = visible.dropLast().reduce(0) { $0 + $1.gap }
    var y = (bounds.height - height - gaps) / 2
    for part in visible {
      let x = (bounds.width - part.size.width) / 2
      part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: part.size)
      y += part.size.height + part.gap
    }
  }

  private func fitting(_ view: UIView, ifShown isShown: Bool) -> CGSize {
    isShown ? view.sizeThatFits(CGSize(width: bounds.width, height: .infinity)) : .zero
  }
}
