/// An entry of a menu or the action of a control: a title, an image and a closure.
@preconcurrency @MainActor open class UIAction {
  /// The identity of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the identifier.
    public let rawValue: String

    /// An identifier with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier with a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The attributes of an action's menu entry.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Attributes with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The state that an action's menu entry shows.
  nonisolated public enum State: Int, Sendable {
    case off
    case on
    /// The state is on for a part and off for another.
    case mixed
  }

  /// The title of the action.
  public final var title: String
  /// The image shown beside the title.
  public final var image: UIImage?
  /// The identity of the action; a control has at most one action per identifier and event.
  public final let identifier: Identifier
  /// The attributes of the action's menu entry.
  public final var attributes: Attributes
  /// The state shown by the action's menu entry.
  public final var state: State
  /// The object the action is running for; `nil` unless its closure is running.
  public private(set) final var sender: AnyObject?

  private let handler: UIActionHandler
  /// The number of actions made so far, which gives unnamed actions their identifiers.
  private static var count = 0

  /// An action that runs a closure; a unique identifier is generated unless one is given.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  deinit {}

  /// Runs the closure for an object, untracked (R26).
  final func run(for sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// The closure of an action.
public typealias UIActionHandler = (UIAction) -> Void
