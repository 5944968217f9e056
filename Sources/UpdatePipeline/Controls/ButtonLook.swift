import Foundation

/// The resolved appearance of a button in its current state and tint.
struct ButtonLook: Equatable {
  var title: String?
  var subtitle: String?
  var image: UIImage?
  var symbol: UIImage.SymbolConfiguration?
  var showsIndicator = false
  var foreground = UIColor.clear
  var background: UIColor?
  var strokeColor: UIColor?
  var strokeWidth: CGFloat = 0
  var corners = Corners.radius(0)
  var insets = NSDirectionalEdgeInsets.zero
  var backgroundInsets = NSDirectionalEdgeInsets.zero
  var imagePlacement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  /// The corner style of the background.
  enum Corners: Equatable {
    case radius(CGFloat)
    /// A radius of half the height.
    case capsule

    func radius(of size: CGSize) -> CGFloat {
      switch self {
      case .radius(let radius): radius
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }

  init() {}

  /// Resolves a configuration.
  init(of configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    title = configuration.title
    subtitle = configuration.subtitle
    image = configuration.image
    symbol = configuration.preferredSymbolConfigurationForImage
    showsIndicator = configuration.showsActivityIndicator
    (foreground, background) = Self.colors(of: configuration, state, tint)
    strokeColor = configuration.background.strokeColor
    strokeWidth = configuration.background.strokeWidth
    corners = Self.corners(of: configuration)
    insets = configuration.contentInsets
    backgroundInsets = configuration.background.backgroundInsets
    imagePlacement = configuration.imagePlacement
    imagePadding = configuration.imagePadding
    titlePadding = configuration.titlePadding
    titleAlignment = configuration.titleAlignment
  }

  /// The colours of content and background: those set or else the style's, adapted to the state.
  private static func colors(
    of configuration: UIButton.Configuration,
    _ state: UIControl.State,
    _ tint: UIColor
  ) -> (foreground: UIColor, background: UIColor?) {
    let base = configuration.baseBackgroundColor
    var (foreground, background): (UIColor, UIColor?) =
      switch configuration.style {
      case .plain: (tint, base)
      case .tinted: (tint, (base ?? tint).withAlphaComponent(0.18))
      case .gray: (tint, base ?? .secondarySystemFill)
      case .filled, .prominentGlass: (.white, base ?? tint)
      case .glass: (.label, base ?? .tertiarySystemFill)
      }
    foreground = configuration.baseForegroundColor ?? foreground
    background = configuration.background.backgroundColor ?? background
    if state.contains(.disabled) {
      return (.tertiaryLabel, background.map { _ in .tertiarySystemFill })
    }
    if state.contains(.selected), configuration.automaticallyUpdateForSelection {
      background = background ?? tint.withAlphaComponent(0.18)
    }
    if state.contains(.highlighted) {
      foreground = foreground.withAlphaComponent(foreground.alpha * 0.75)
      background = background.map { $0.withAlphaComponent($0.alpha * 0.75) }
    }
    return (foreground, background)
  }

  private static func corners(of configuration: UIButton.Configuration) -> Corners {
    let own = configuration.background.cornerRadius
    return switch configuration.cornerStyle {
    case .fixed: .radius(own)
    case .dynamic: .radius(own == 0 ? 6 : own)
    case .small: .radius(4)
    case .medium: .radius(6)
    case .large: .radius(8)
    case .capsule: .capsule
    }
  }
}
