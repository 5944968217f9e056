/// What a view's configuration may depend on besides the model: its traits and what it is.
nonisolated public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's, `nil` until it is set.
  subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? { get set }
}

/// The name of a value of the app's in a configuration state.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What a view that is neither cell nor control may be.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Equatable, Sendable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether what is typed goes to it.
  public var isFocused = false
  /// Whether it is fixed at its place.
  public var isPinned = false
  private var values = CustomStates()

  /// The state of a view in nothing particular.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What a cell may be.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Equatable, Sendable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether it can't be used.
  public var isDisabled = false
  /// Whether it is pressed.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether what is typed goes to it.
  public var isFocused = false
  /// Whether it is fixed at its place.
  public var isPinned = false
  /// Whether its row can be edited.
  public var isEditing = false
  /// Whether the rows below it are shown.
  public var isExpanded = false
  /// Whether its row's actions are shown.
  public var isSwiped = false
  /// Whether its row is being moved.
  public var isReordering = false
  private var values = CustomStates()

  /// The state of a cell in nothing particular.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the app's.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The app's values in a configuration state, in the order they were first set.
nonisolated struct CustomStates: Equatable, Sendable {
  private struct Entry: Sendable {
    let key: UIConfigurationStateCustomKey
    let value: any Hashable & Sendable
  }

  private var entries: [Entry] = []

  init() {}

  subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append(Entry(key: key, value: newValue)) }
    }
  }

  static func == (first: CustomStates, second: CustomStates) -> Bool {
    guard first.entries.count == second.entries.count else { return false }
    return first.entries.allSatisfy { entry in
      second[entry.key].map { AnyHashable($0) == AnyHashable(entry.value) } ?? false
    }
  }
}
