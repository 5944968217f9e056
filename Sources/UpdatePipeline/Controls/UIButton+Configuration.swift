public import Foundation

extension UIButton {
  /// What a button shows, as a value.
  nonisolated public struct Configuration: Equatable, Sendable {
    /// How round a button's background is.
    public enum CornerStyle: Int, Sendable {
      /// By the background's own radius.
      case fixed = -1
      /// By the background's own radius, grown with the text.
      case dynamic
      /// A little.
      case small
      /// More.
      case medium
      /// Much.
      case large
      /// By half of its height.
      case capsule
    }

    /// How much room a button gives its content.
    public enum Size: Int, Sendable {
      /// The usual.
      case medium
      /// Less.
      case small
      /// The least.
      case mini
      /// More.
      case large
    }

    /// How the title and subtitle are placed to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content as a whole is placed.
      case automatic
      /// Where text begins.
      case leading
      /// In the middle.
      case center
      /// Where text ends.
      case trailing
    }

    /// What is behind the content, before the button's state and tint are known.
    enum Style: Sendable {
      case plain, tinted, gray, filled, glass, prominentGlass
    }

    let style: Style

    /// The text.
    public var title: String?
    /// The smaller text below.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The size and weight of symbols that weren't asked for in one.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// On which side of the text the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are placed to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of content; the style's if `nil`.
    public var baseForegroundColor: UIColor?
    /// The colour behind it; the style's if `nil`.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content, where it isn't as the style has it.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the background is.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room content has, if `contentInsets` isn't set.
    public var buttonSize = Size.medium
    /// Whether the button looks another way while it is chosen.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?

    init(style: Style) {
      self.style = style
    }

    /// The distances between the button's edges and its content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Lets the button's size decide the distances again.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// This configuration as a button shows it, with the colours that its state asks for.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var configuration = self
      let look = ButtonLook(of: self, state: button.controlState, tint: button.presentTint)
      configuration.baseForegroundColor = look.foreground
      configuration.background.backgroundColor = look.background
      return configuration
    }
  }
}

nonisolated extension UIButton.Configuration {
  /// Without background.
  public static func plain() -> Self { Self(style: .plain) }
  /// On a faint background of the tint.
  public static func tinted() -> Self { Self(style: .tinted) }
  /// On a grey background.
  public static func gray() -> Self { Self(style: .gray) }
  /// On a background of the tint.
  public static func filled() -> Self { Self(style: .filled) }
  /// As `plain()`.
  public static func borderless() -> Self { Self(style: .plain) }
  /// As `gray()`.
  public static func bordered() -> Self { Self(style: .gray) }
  /// As `tinted()`.
  public static func borderedTinted() -> Self { Self(style: .tinted) }
  /// As `filled()`.
  public static func borderedProminent() -> Self { Self(style: .filled) }

  /// On glass, which is a capsule of grey here.
  public static func glass() -> Self {
    var configuration = Self(style: .glass)
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// On glass of the tint, which is a capsule of it here.
  public static func prominentGlass() -> Self {
    var configuration = Self(style: .prominentGlass)
    configuration.cornerStyle = .capsule
    return configuration
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// The distances between a button's edges and its content, in points.
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (3, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical,
      leading: horizontal,
      bottom: vertical,
      trailing: horizontal
    )
  }
}
