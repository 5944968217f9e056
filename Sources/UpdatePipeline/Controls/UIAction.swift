/// What a menu shows or a control does: a title, a picture and a closure.
@preconcurrency @MainActor open class UIAction {
  /// What finds an action again.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's name.
    public let rawValue: String

    /// The identifier of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What can be said of an action besides its title.
  nonisolated public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Attributes of given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether what an action stands for is on.
  nonisolated public enum State: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// Some of it is.
    case mixed
  }

  /// What is shown for the action.
  public final var title: String
  /// What is shown beside the title.
  public final var image: UIImage?
  /// What finds the action again; a control holds at most one action of each for an event.
  public final let identifier: Identifier
  /// What can be said of it besides its title.
  public final var attributes: Attributes
  /// Whether what it stands for is on.
  public final var state: State
  /// What the action runs for now; `nil` unless its closure runs.
  public private(set) final var sender: AnyObject?

  private let handler: UIActionHandler
  /// The number of actions made, from which those without an identifier get theirs.
  private static var count = 0

  /// An action that runs a closure; without an identifier it gets one of its own.
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

  /// Runs the closure for something, untracked (R26).
  final func run(for sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void
