public import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// As most do.
    case plain
    /// As one that ends what is being done.
    case done = 2
  }

  /// A button whose look the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Ends what is being done.
    case done
    /// Gives it up.
    case cancel
    /// Starts editing.
    case edit
    /// Keeps what was done.
    case save
    /// Adds something.
    case add
    /// Room that takes what is left.
    case flexibleSpace
    /// Room of a width.
    case fixedSpace
    /// Starts something new.
    case compose
    /// Answers.
    case reply
    /// Opens what can be done.
    case action
    /// Sorts into folders.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads again.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Throws away.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back.
    case rewind
    /// Goes forward.
    case fastForward
    /// Takes back what was done.
    case undo
    /// Does it again.
    case redo
    /// Closes.
    case close = 24
  }

  /// What the button does.
  public final var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let image = primaryAction.image { self.image = image }
    }
  }

  /// A view shown in place of the button.
  public final private(set) var customView: UIView?

  /// A button that shows nothing yet.
  public override init() {
    super.init()
  }

  /// A button with a text or picture, which an action's are unless given.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    take(primaryAction, title: title, image: image)
  }

  /// A button whose look the system knows.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    item.systemItem = systemItem
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func take(_ action: UIAction?, title: String?, image: UIImage?) {
    self.title = title ?? action.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? action?.image
  }

  /// Room that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(systemItem: .fixedSpace)
    space.width = width
    return space
  }

  /// How the button looks.
  public final var style: Style {
    get { item.style }
    set { set(\.style, to: newValue, "style") }
  }

  /// The colour of text and picture; the controller's view's tint if `nil`.
  public final var tintColor: UIColor? {
    get { item.tintColor }
    set { set(\.tintColor, to: newValue, "tintColor") }
  }

  /// The width, in points; that of the content if 0.
  public final var width: CGFloat {
    get { item.width }
    set { set(\.width, to: newValue, "width") }
  }

  /// Whether the button is left out of its bar.
  public final var isHidden: Bool {
    get { item.isHidden }
    set { set(\.isHidden, to: newValue, "isHidden") }
  }

  /// Whether the button is chosen.
  public final var isSelected: Bool {
    get { item.isSelected }
    set { set(\.isSelected, to: newValue, "isSelected") }
  }

  /// What is shown on the button's corner (iOS 26).
  public final var badge: Badge? {
    get { item.badge }
    set { set(\.badge, to: newValue, "badge") }
  }

  /// Does what using the button does, unless it is switched off.
  package final func performPrimaryAction() {
    guard isEnabled else { return }
    primaryAction?.run(for: self)
  }
}

extension UIBarButtonItem {
  /// A small text on the corner of a button in a bar (iOS 26).
  nonisolated public struct Badge: Hashable, Sendable {
    /// The text; `nil` for a dot.
    public let stringValue: String?
    /// The colour of the text; the system's if `nil`.
    public var foregroundColor: UIColor?
    /// The colour behind it; the system's if `nil`.
    public var backgroundColor: UIColor?
    /// The font of the text; the system's if `nil`.
    public var font: UIFont?

    private init(stringValue: String?) {
      self.stringValue = stringValue
    }

    /// A number.
    public static func count(_ count: Int) -> Badge {
      Badge(stringValue: String(count))
    }

    /// A text.
    public static func string(_ string: String) -> Badge {
      Badge(stringValue: string)
    }

    /// A dot.
    public static func indicator() -> Badge {
      Badge(stringValue: nil)
    }
  }
}
