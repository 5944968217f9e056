public import Foundation

/// A control that shows text and a picture and runs an action.
///
/// What it shows is a `Configuration` or, without one, what was set for each state. Reads of
/// observable properties and traits in `updateConfiguration()` and in `configurationUpdateHandler`
/// are tracked (R21); a change of one runs both again (R23), and nothing else.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button without a configuration looks.
  nonisolated public enum ButtonType: Int, Sendable {
    /// In nothing but what is set.
    case custom = 0
    /// In the tint.
    case system = 1
    /// With a sign for details.
    case detailDisclosure = 2
    /// With a sign for information, on light ground.
    case infoLight = 3
    /// With a sign for information, on dark ground.
    case infoDark = 4
    /// With a sign for adding a contact.
    case contactAdd = 5
    /// With a cross.
    case close = 7
  }

  final var button = ButtonState()

  /// A button of nothing but what is set, with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    noteConfigurationUpdates()
  }

  /// A button of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    noteConfigurationUpdates()
  }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    button.type = buttonType
    button.contents[UIControl.State.normal.rawValue, default: ButtonContent()].image =
      buttonType.image
    lookChanged()
  }

  /// A button of a type that runs an action, whose title and picture it has.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button of a configuration that runs an action, whose title and picture it has where the
  /// configuration says nothing.
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

  /// The type that the button was made of.
  public final var buttonType: ButtonType { button.type }

  /// What the button shows; `nil` for what was set for each state.
  ///
  /// Setting another one asks for `updateConfiguration()`, unless that is what sets it.
  public final var configuration: Configuration? {
    get { button.configuration }
    set {
      guard noteDisplayedValue(changed: button.configuration != newValue) else { return }
      button.configuration = newValue
      lookChanged()
      if !button.isUpdating { requestConfigurationUpdate(.call("configuration")) }
    }
  }

  /// Whether the configuration's colours follow the button's state.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { button.followsState }
    set {
      guard noteDisplayedValue(changed: button.followsState != newValue) else { return }
      button.followsState = newValue
      lookChanged()
    }
  }

  /// Called after `updateConfiguration()` (R84); setting it asks for both.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { button.handler }
    set {
      button.handler = newValue
      noteConfigurationUpdates()
      requestConfigurationUpdate(.call("configurationUpdateHandler"))
    }
  }

  /// What is called to update a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Asks for `updateConfiguration()` in the next update; several requests are one (R85).
  public final func setNeedsUpdateConfiguration() {
    requestConfigurationUpdate(.call("setNeedsUpdateConfiguration()"))
  }

  /// Sets the configuration for the button's state and the model; overrides call super.
  ///
  /// It runs after the properties of the button and before its constraints and layout.
  open func updateConfiguration() {}

  override func controlStateChanged() {
    lookChanged()
    requestConfigurationUpdate(.call("state"))
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  override func partChanged(_ property: String) {
    invalidateIntrinsicContentSize()
    invalidate(.layout, .call(property))
  }

  /// The size of the content and the distances around it.
  open override var intrinsicContentSize: CGSize { contentLayout.size }

  /// The size of the content and the distances around it, whatever there is room for.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The size of the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentLayout.size }

  /// Places the views that show the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Notes whether the app has code that updates configurations.
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
  /// Calls the method that updates the configuration, then the app's handler (R84).
  package final func runConfigurationUpdate() {
    button.isUpdating = true
    updateConfiguration()
    button.handler?(self)
    button.isUpdating = false
  }
}

/// Everything a button stores besides what controls do.
struct ButtonState {
  var type = UIButton.ButtonType.custom
  var configuration: UIButton.Configuration?
  var followsState = true
  var handler: UIButton.ConfigurationUpdateHandler?
  /// Whether `updateConfiguration()` or the handler runs.
  var isUpdating = false
  /// What was set for states, by their bits.
  var contents: [UInt: ButtonContent] = [:]
  /// What the views in the button show.
  var look = ButtonLook()
  var views = ButtonViews()
}

/// What a button without a configuration shows in a state.
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
  /// The sign that buttons of the type have.
  var image: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark")
    }
  }
}
