public import Foundation

/// The placeholder that a controller shows for missing content, as a value.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable,
  Sendable
{
  /// The image.
  public var image: UIImage?
  /// The primary text.
  public var text: String?
  /// The smaller text below the primary text.
  public var secondaryText: String?
  /// Whether an activity indicator replaces the image.
  var showsWheel = false
  /// The button below the texts, shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action and state of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the primary text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2),
    color: .label
  )
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The spacing between image and texts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The spacing between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The spacing between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The background of the placeholder.
  public var background = UIBackgroundConfiguration.clear()

  private init() {}

  /// A placeholder for empty content.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// A placeholder shown while content is loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsWheel = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// A placeholder for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Makes a view that displays this configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Adapts the configuration to a state: that of a search includes the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty, text == "No Results"
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(searched)”"
    return configuration
  }
}

nonisolated extension UIContentUnavailableConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Equatable, Sendable {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The action and state of a button.
  public struct ButtonProperties: Equatable, Sendable {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// Whether the button is enabled.
    public var isEnabled = true

    /// Whether two buttons have the same action and state.
    public static func == (first: ButtonProperties, second: ButtonProperties) -> Bool {
      first.primaryAction === second.primaryAction && first.isEnabled == second.isEnabled
    }
  }
}

/// The configuration state of a controller's placeholder.
nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Equatable,
  Sendable
{
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The search text; `nil` without a search.
  public var searchText: String?
  private var values = CustomStates()

  /// The default state of a controller.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
