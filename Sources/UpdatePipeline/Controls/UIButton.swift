public import Foundation

/// A control with a title and an image that runs an action.
///
/// A `Configuration` or, without one, the content set for each state determines its appearance.
/// Reads of observable properties and traits in `updateConfiguration()` and in
/// `configurationUpdateHandler` are tracked (R21); a change runs both of these again (R23), and
/// nothing else.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button without a configuration.
  nonisolated public enum ButtonType: Int, Sendable {
    /// A button without a predefined look.
    case custom = 0
    /// A button in the tint colour.
    case system = 1
    /// A button with a details image.
    case detailDisclosure = 2
    /// A button with an information image, for light backgrounds.
    case infoLight = 3
    /// A button with an information image, for dark backgrounds.
    case infoDark = 4
    /// A button with an image for adding a contact.
    case contactAdd = 5
    /// A button with a close image.
    case close = 7
  }

  final var button = ButtonState()

  /// A custom button with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    noteConfigurationUpdates()
  }

  /// A button of zero size; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    noteConfigurationUpdates()
  }

  /// A button with a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    button.type = buttonType
    button.contents[UIControl.State.normal.rawValue, default: ButtonContent()].image =
      buttonType.image
    lookChanged()
  }

  /// A button with a type that runs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button with a configuration that runs an action, and shows its title and image where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    button.type = .system
    button.configuration = configuration
    take(primaryAction)
    lookChanged()
    requestConfigurationUpdate(.call("configuration"))
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if var configuration = button.configuration {
      if configuration.title == nil, !action.title.isEmpty { configuration.title = action.title }
      if configuration.image == nil { configuration.image = action.image }
      button.configuration = configuration
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      setImage(action.image, for: .normal)
    }
  }

  /// The type of the button.
  public final var buttonType: ButtonType { button.type }

  /// The button's configuration; `nil` uses the content set for each state.
  ///
  /// A change requests `updateConfiguration()`, unless that method made it.
  public final var configuration: Configuration? {
    get { button.configuration }
    set {
      guard noteDisplayedValue(changed: button.configuration != newValue) else { return }
      button.configuration = newValue
      lookChanged()
      if !button.isUpdating { requestConfigurationUpdate(.call("configuration")) }
    }
  }

  /// Whether the colours of the configuration follow the button's state.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { button.followsState }
    set {
      guard noteDisplayedValue(changed: button.followsState != newValue) else { return }
      button.followsState = newValue
      lookChanged()
    }
  }

  /// The closure called after `updateConfiguration()` (R84); setting it requests both.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { button.handler }
    set {
      button.handler = newValue
      noteConfigurationUpdates()
      requestConfigurationUpdate(.call("configurationUpdateHandler"))
    }
  }

  /// A closure that updates a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Requests `updateConfiguration()` in the next update; several requests count as one (R85).
  public final func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate(.call("setNeedsUpdateConfiguration()"))
  }

  /// Updates the configuration from the button's state and the model; overrides call super.
  ///
  /// It runs after the button's properties and before its constraints and layout.
  open func updateConfiguration() {}

  override func controlStateChanged() {
    lookChanged()
    requestConfigurationUpdate(.call("state"))
  }

  /// Applies the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  override func partChanged(_ property: String) {
    invalidateIntrinsicContentSize()
    invalidate(.layout, .call(property))
  }

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize { contentLayout.size }

  /// Returns the size of the content with its insets, regardless of the available size.
  ///
  /// - Parameter size: The available size.
  /// - Returns: The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentLayout.size }

  /// Lays out the content views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Records whether any code updates the configuration.
  private func noteConfigurationUpdates() {
    updatesConfiguration = button.handler != nil || Self.method.isOverridden(in: type(of: self))
  }

  private static let method = ConfigurationMethod(
    of: UIButton.self,
    bare: BareButton.self,
    overriding: ConfiguringButton.self
  )
}

extension UIButton: ConfigurationUpdating {
  /// Calls `updateConfiguration()`, then the handler (R84).
  package final func runConfigurationUpdate() {
    button.isUpdating = true
    updateConfiguration()
    button.handler?(self)
    button.isUpdating = false
  }
}

/// The stored state that a button adds to a control's.
struct ButtonState {
  var type = UIButton.ButtonType.custom
  var configuration: UIButton.Configuration?
  var followsState = true
  var handler: UIButton.ConfigurationUpdateHandler?
  /// Whether `updateConfiguration()` or the handler is running.
  var isUpdating = false
  /// The content set for each state, by the state's bits.
  var contents: [UInt: ButtonContent] = [:]
  /// The look that the content views have.
  var look = ButtonLook()
  var views = ButtonViews()
}

/// The content of a button without configuration in one state.
struct ButtonContent {
  var title: String?
  var titleColor: UIColor?
  var image: UIImage?
}

private final class BareButton: UIButton {}

private final class ConfiguringButton: UIButton {
  override func updateConfiguration() { super.updateConfiguration() }
}

extension UIButton.ButtonType {
  /// The image of a button type.
  var image: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark")
    }
  }
}
