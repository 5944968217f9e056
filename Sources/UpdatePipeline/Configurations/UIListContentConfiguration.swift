public import Foundation

/// The content of a list's row or header, as a value: two texts and an image.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Sendable {
  /// The primary text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The insets of the content from the view's edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 20,
    bottom: 11,
    trailing: 20
  )
  /// The spacing between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal spacing between the texts if they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 10
  /// The vertical spacing between the texts if they are stacked, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the secondary text is beside the primary text if there is space.
  public var prefersSideBySideTextAndSecondaryText = false

  private init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// The configuration of a row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      )
    )
  }

  /// The configuration of a row with the secondary text below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration {
    cell()
  }

  /// The configuration of a row with the secondary text beside the primary text.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The configuration of a header.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(font: .preferredFont(forTextStyle: .headline), color: .label),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      )
    )
  }

  /// The configuration of a footer.
  public static func footer() -> UIListContentConfiguration {
    let small = TextProperties(
      font: .preferredFont(forTextStyle: .footnote),
      color: .secondaryLabel
    )
    return UIListContentConfiguration(text: small, secondary: small)
  }

  /// Makes a view that displays this configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Adapts the configuration to a state: the texts of a disabled cell are faint.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var configuration = self
    configuration.textProperties.color = .tertiaryLabel
    configuration.secondaryTextProperties.color = .tertiaryLabel
    return configuration
  }
}

nonisolated extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Equatable, Sendable {
    /// The horizontal alignment of a text.
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment of the script.
      case natural
      case center
      case justified

      var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The horizontal alignment of the text.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0
    /// Whether the font scales with the user's content size category.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Equatable, Sendable {
    /// The colour of symbol images; `nil` uses the view's tint.
    public var tintColor: UIColor?
    /// The configuration of symbol images that have none of their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 means no limit.
    public var maximumSize = CGSize.zero
    /// The space reserved for the image, in points; 0 reserves the image's size.
    public var reservedLayoutSize = CGSize.zero
  }
}
