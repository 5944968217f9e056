import Foundation

extension UIButton {
  /// Sets the title for a state of a button without configuration; other states use that of the
  /// normal state unless they have one.
  public final func setTitle(_ title: String?, for state: UIControl.State) {
    set(\.title, to: title, for: state, "setTitle(_:for:)")
  }

  /// Sets the colour of the title for a state.
  public final func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(\.titleColor, to: color, for: state, "setTitleColor(_:for:)")
  }

  /// Sets the image for a state.
  public final func setImage(_ image: UIImage?, for state: UIControl.State) {
    set(\.image, to: image, for: state, "setImage(_:for:)")
  }

  /// Returns the title for a state.
  public final func title(for state: UIControl.State) -> String? {
    value(of: \.title, in: state)
  }

  /// Returns the colour of the title for a state.
  public final func titleColor(for state: UIControl.State) -> UIColor? {
    value(of: \.titleColor, in: state)
  }

  /// Returns the image for a state.
  public final func image(for state: UIControl.State) -> UIImage? {
    value(of: \.image, in: state)
  }

  /// The current title.
  public final var currentTitle: String? { button.look.title }

  /// The current image.
  public final var currentImage: UIImage? { button.look.image }

  /// The current colour of the title.
  public final var currentTitleColor: UIColor { button.look.foreground }

  /// The label of the subtitle; `nil` unless a configuration has one.
  public final var subtitleLabel: UILabel? { button.views.subtitle }

  /// The label of the title, made on first use.
  public final var titleLabel: UILabel? { madeTitleLabel }

  /// The view of the image, made on first use.
  public final var imageView: UIImageView? { madeImageView }

  private func set<Value: Equatable>(
    _ property: WritableKeyPath<ButtonContent, Value?>,
    to value: Value?,
    for state: UIControl.State,
    _ name: StaticString
  ) {
    let old = button.contents[state.rawValue]?[keyPath: property]
    guard noteDisplayedValue(changed: old != value, name) else { return }
    button.contents[state.rawValue, default: ButtonContent()][keyPath: property] = value
    lookChanged()
  }

  private func value<Value>(
    of property: KeyPath<ButtonContent, Value?>,
    in state: UIControl.State
  ) -> Value? {
    button.contents[state.rawValue]?[keyPath: property]
      ?? button.contents[UIControl.State.normal.rawValue]?[keyPath: property]
  }

  /// The look resolved from the configuration or, without one, from the content for the state.
  final var presentLook: ButtonLook {
    let state = controlState
    if let configuration = button.configuration {
      let look = button.followsState ? state : []
      var shown = ButtonLook(of: configuration, state: look, tint: presentTint)
      shown.title = shown.title ?? title(for: state)
      shown.image = shown.image ?? image(for: state)
      return shown
    }
    var look = ButtonLook()
    look.title = title(for: state)
    look.image = image(for: state)
    look.foreground = titleColor(for: state) ?? (button.type == .custom ? .white : presentTint)
    if state.contains(.disabled), button.contents[state.rawValue]?.titleColor == nil {
      look.foreground = .tertiaryLabel
    }
    let inset: CGFloat = button.type == .custom ? 0 : 6
    look.insets = NSDirectionalEdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0)
    return look
  }
}
