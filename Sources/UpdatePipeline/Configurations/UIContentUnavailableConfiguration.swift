public import Foundation

/// What a controller shows in place of content that isn't there, as a value.
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Equatable,
  Sendable
{
  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The smaller text below.
  public var secondaryText: String?
  /// Whether a wheel turns in place of the picture.
  var showsWheel = false
  /// The button below the texts; it is shown if it has a title or picture.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the text looks.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2),
    color: .label
  )
  /// How the smaller text looks.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The distance between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// What is behind all of it.
  public var background = UIBackgroundConfiguration.clear()

  private init() {}

  /// What is shown where there is nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// What is shown while content is loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.showsWheel = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// What is shown where a search finds nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// A view that shows this.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// This configuration as it is in a state: that of a search names what was searched for.
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
  /// How a text looks.
  public struct TextProperties: Equatable, Sendable {
    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines shown; 0 means any number.
    public var numberOfLines = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Equatable, Sendable {
    /// What it runs.
    public var primaryAction: UIAction?
    /// Whether it can be used.
    public var isEnabled = true

    /// Whether two buttons do the same.
    public static func == (first: ButtonProperties, second: ButtonProperties) -> Bool {
      first.primaryAction === second.primaryAction && first.isEnabled == second.isEnabled
    }
  }
}

/// What a controller's placeholder may depend on.
nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState, Equatable,
  Sendable
{
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// What is searched for; `nil` without a search.
  public var searchText: String?
  private var values = CustomStates()

  /// The state of a controller without search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
