/// The state that a view's configuration may depend on besides the model.
nonisolated public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A custom value of the app; `nil` until it is set.
  subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? { get set }
}

/// The key of a custom value in a configuration state.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// A key with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key with a name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The configuration state of a view that is neither a cell nor a control.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Equatable, Sendable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted by a press.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned in place.
  public var isPinned = false
  private var values = CustomStates()

  /// The default state of a view.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The configuration state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Equatable, Sendable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted by a press.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is pinned in place.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell's nested rows are shown.
  public var isExpanded = false
  /// Whether the cell's swipe actions are shown.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  private var values = CustomStates()

  /// The default state of a cell.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom value of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The custom values of a configuration state, in the order they were first set.
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
