public import Foundation

/// What a row or header of a list shows: text, a second text and a picture, as a value.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Equatable, Sendable {
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The distances between the view's edges and what it shows, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 20,
    bottom: 11,
    trailing: 20
  )
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts where they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 10
  /// The distance between the texts where one is above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the second text is beside the first if there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  private init(text: TextProperties, secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      )
    )
  }

  /// A row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration {
    cell()
  }

  /// A row with a second text beside the first.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// A header.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(font: .preferredFont(forTextStyle: .headline), color: .label),
      secondary: TextProperties(
        font: .preferredFont(forTextStyle: .footnote),
        color: .secondaryLabel
      )
    )
  }

  /// A footer.
  public static func footer() -> UIListContentConfiguration {
    let small = TextProperties(
      font: .preferredFont(forTextStyle: .footnote),
      color: .secondaryLabel
    )
    return UIListContentConfiguration(text: small, secondary: small)
  }

  /// A view that shows this.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// This configuration as it is in a state: its texts are faint in a cell that can't be used.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var configuration = self
    configuration.textProperties.color = .tertiaryLabel
    configuration.secondaryTextProperties.color = .tertiaryLabel
    return configuration
  }
}

nonisolated extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Equatable, Sendable {
    /// How a text is placed from side to side.
    public enum TextAlignment: Int, Sendable {
      /// As its script is written.
      case natural
      /// In the middle.
      case center
      /// At both edges.
      case justified

      var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How the text is placed from side to side.
    public var alignment = TextAlignment.natural
    /// The most lines shown; 0 means any number.
    public var numberOfLines = 0
    /// Whether the font is kept at the reader's content size.
    public var adjustsFontForContentSizeCategory = true

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// How a picture looks.
  public struct ImageProperties: Equatable, Sendable {
    /// The colour of symbols; the view's tint if `nil`.
    public var tintColor: UIColor?
    /// The size and weight of symbols that weren't asked for in one.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 means any.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, in points; 0 means that of the picture.
    public var reservedLayoutSize = CGSize.zero
  }
}
