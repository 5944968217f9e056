public import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  nonisolated public struct Configuration: Equatable, Sendable {
    /// The corner style of a button's background.
    public enum CornerStyle: Int, Sendable {
      /// Uses the background's corner radius.
      case fixed = -1
      /// Scales the background's corner radius with the content size.
      case dynamic
      case small
      case medium
      case large
      /// Uses a radius of half the height.
      case capsule
    }

    /// The size of a button, which determines its content insets.
    public enum Size: Int, Sendable {
      /// The default insets.
      case medium
      /// Smaller insets.
      case small
      /// The smallest insets.
      case mini
      /// Larger insets.
      case large
    }

    /// The alignment of the title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Follows the alignment of the whole content.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The style of the background, before the button's state and tint are known.
    enum Style: Sendable {
      case plain, tinted, gray, filled, glass, prominentGlass
    }

    let style: Style

    /// The title.
    public var title: String?
    /// The smaller text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The configuration of symbol images that have none of their own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The side of the text that the image is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The spacing between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The spacing between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the content; `nil` uses the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; `nil` uses the style's.
    public var baseBackgroundColor: UIColor?
    /// The background properties that override the style's.
    public var background = UIBackgroundConfiguration.clear()
    /// The corner style of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button, which determines the insets unless `contentInsets` is set.
    public var buttonSize = Size.medium
    /// Whether the button's appearance changes while it is selected.
    public var automaticallyUpdateForSelection = true
    private var ownInsets: NSDirectionalEdgeInsets?

    init(style: Style) {
      self.style = style
    }

    /// The insets of the content from the button's edges, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Restores the insets that the button size determines.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Returns this configuration with the colours for a button's state.
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
  /// A button without a background.
  public static func plain() -> Self { Self(style: .plain) }
  /// A button with a faint background in the tint colour.
  public static func tinted() -> Self { Self(style: .tinted) }
  /// A button with a grey background.
  public static func gray() -> Self { Self(style: .gray) }
  /// A button with a background in the tint colour.
  public static func filled() -> Self { Self(style: .filled) }
  /// The same as `plain()`.
  public static func borderless() -> Self { Self(style: .plain) }
  /// The same as `gray()`.
  public static func bordered() -> Self { Self(style: .gray) }
  /// The same as `tinted()`.
  public static func borderedTinted() -> Self { Self(style: .tinted) }
  /// The same as `filled()`.
  public static func borderedProminent() -> Self { Self(style: .filled) }

  /// A glass button, here a grey capsule.
  public static func glass() -> Self {
    var configuration = Self(style: .glass)
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// A tinted glass button, here a capsule in the tint colour.
  public static func prominentGlass() -> Self {
    var configuration = Self(style: .prominentGlass)
    configuration.cornerStyle = .capsule
    return configuration
  }
}

nonisolated extension UIButton.Configuration.Size {
  /// The insets of the content from the button's edges, in points.
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
