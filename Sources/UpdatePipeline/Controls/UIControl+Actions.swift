extension UIControl {
  /// An event of a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Events with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A further touch began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch entered the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered in any way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0fff)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// Adds an action for events, replacing one with the same identifier.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = control.targets.firstIndex(where: { $0.action === action }) {
      control.targets[index].events.formUnion(controlEvents)
    } else {
      control.targets.append(ControlState.Target(action: action, events: controlEvents))
    }
  }

  /// Removes an action for events.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  public final func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in control.targets.indices
    where control.targets[index].action.identifier == actionIdentifier {
      control.targets[index].events.subtract(controlEvents)
    }
    control.targets.removeAll { $0.events.isEmpty }
  }

  /// The events that have actions.
  public final var allControlEvents: Event {
    control.targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs the actions for events in the order they were added, untracked (R26).
  public final func sendActions(for controlEvents: Event) {
    // Copied, because an action may add or remove others.
    let targets = control.targets
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action)
    }
  }

  /// Runs an action for this control.
  public final func sendAction(_ action: UIAction) {
    action.run(for: self)
  }

  /// Triggers the primary action, unless the control is disabled.
  public final func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }
}
