extension UIControl {
  /// Something that happens to a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events of given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that isn't the first.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used, in whatever way.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0fff)
    /// Any event of typing.
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    /// Any event.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// Runs an action for events, in place of one of the same identifier for these.
  public final func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = control.targets.firstIndex(where: { $0.action === action }) {
      control.targets[index].events.formUnion(controlEvents)
    } else {
      control.targets.append(ControlState.Target(action: action, events: controlEvents))
    }
  }

  /// Runs an action for events no longer.
  public final func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs the action of an identifier for events no longer.
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

  /// The events for which an action runs.
  public final var allControlEvents: Event {
    control.targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs the actions for some events, in the order they were added, untracked (R26).
  public final func sendActions(for controlEvents: Event) {
    // A copy, because an action may add or remove some.
    let targets = control.targets
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action)
    }
  }

  /// Runs an action for this control.
  public final func sendAction(_ action: UIAction) {
    action.run(for: self)
  }

  /// Does what using the control does, unless it is switched off.
  public final func performPrimaryAction() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
  }
}
