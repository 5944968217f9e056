public import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case plain
    /// The style of a button that completes a task.
    case done = 2
  }

  /// A predefined system button.
  nonisolated public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    /// A space that takes the remaining width.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    case compose
    case reply
    /// A button that shows the available actions.
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case close = 24
  }

  /// The action of the button.
  public final var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  /// The view that replaces the button.
  public final private(set) var customView: UIView?

  /// An empty button.
  public override init() {
    super.init()
  }

  /// A button with a title or image; by default it uses those of its action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    take(primaryAction, title: title, image: image)
  }

  /// A predefined system button.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    item.systemItem = systemItem
  }

  /// A custom view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ action: UIAction?, title: String?, image: UIImage?) {
    self.title = title ?? action.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? action?.image
  }

  /// A space that takes the remaining width.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// A space of a fixed width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// The style of the button.
  public final var style: Style {
    get { item.style }
    set { set(\.style, to: newValue, "style") }
  }

  /// The colour of title and image; `nil` uses the tint of the controller's view.
  public final var tintColor: UIColor? {
    get { item.tintColor }
    set { set(\.tintColor, to: newValue, "tintColor") }
  }

  /// The width, in points; 0 uses that of the content.
  public final var width: CGFloat {
    get { item.width }
    set { set(\.width, to: newValue, "width") }
  }

  /// Whether the button is hidden.
  public final var isHidden: Bool {
    get { item.isHidden }
    set { set(\.isHidden, to: newValue, "isHidden") }
  }

  /// Whether the button is selected.
  public final var isSelected: Bool {
    get { item.isSelected }
    set { set(\.isSelected, to: newValue, "isSelected") }
  }

  /// The badge on the button's corner (iOS 26).
  public final var badge: Badge? {
    get { item.badge }
    set { set(\.badge, to: newValue, "badge") }
  }

  /// Triggers the primary action, unless the button is disabled.
  package final func performPrimaryAction() {
    guard isEnabled else { return }
    primaryAction?.run(for: self)
  }
}

extension UIBarButtonItem {
  /// A small label on the corner of a bar button (iOS 26).
  nonisolated public struct Badge: Hashable, Sendable {
    /// The text; `nil` shows a dot.
    public let stringValue: String?
    /// The colour of the text; `nil` uses the system's.
    public var foregroundColor: UIColor?
    /// The colour of the background; `nil` uses the system's.
    public var backgroundColor: UIColor?
    /// The font of the text; `nil` uses the system's.
    public var font: UIFont?

    private init(stringValue: String?) {
      self.stringValue = stringValue
    }

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge {
      Badge(stringValue: String(count))
    }

    /// A badge with a text.
    public static func string(_ string: String) -> Badge {
      Badge(stringValue: string)
    }

    /// A badge with a dot.
    public static func indicator() -> Badge {
      Badge(stringValue: nil)
    }
  }
}
