public import Foundation

/// A view with enabled, selected and highlighted states that runs actions for events.
///
/// Actions are closures in `UIAction`s, as selectors need the Objective-C runtime.
@preconcurrency @MainActor open class UIControl: UIView {
  final var control = ControlState()

  /// A control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of zero size; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control is enabled.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set { change(\.isEnabled, to: newValue, "isEnabled") }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { control.isSelected }
    set { change(\.isSelected, to: newValue, "isSelected") }
  }

  /// Whether the control is highlighted by a press.
  open var isHighlighted: Bool {
    get { control.isHighlighted }
    set { change(\.isHighlighted, to: newValue, "isHighlighted") }
  }

  private func change(
    _ property: WritableKeyPath<ControlState, Bool>,
    to value: Bool,
    _ name: StaticString
  ) {
    guard noteDisplayedValue(changed: control[keyPath: property] != value, name) else { return }
    control[keyPath: property] = value
    controlStateChanged()
  }

  /// Responds to a change of the enabled, selected or highlighted state.
  func controlStateChanged() {}

  /// The control's state as an option set, which the module `UIKit` exposes as `state`.
  public final var controlState: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The horizontal alignment of the content.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { control.horizontalAlignment }
    set {
      guard noteDisplayedValue(changed: control.horizontalAlignment != newValue) else { return }
      control.horizontalAlignment = newValue
      invalidate(.layout, .call("contentHorizontalAlignment"))
    }
  }

  /// The vertical alignment of the content.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { control.verticalAlignment }
    set {
      guard noteDisplayedValue(changed: control.verticalAlignment != newValue) else { return }
      control.verticalAlignment = newValue
      invalidate(.layout, .call("contentVerticalAlignment"))
    }
  }
}

/// The stored state that a control adds to a view's.
struct ControlState {
  /// An action and its events.
  struct Target {
    let action: UIAction
    var events: UIControl.Event
  }

  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  /// In the order they were added.
  var targets: [Target] = []
}

extension UIControl {
  /// The state of a control.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// A state with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// The control is highlighted by a press.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus, which never happens here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits reserved for the app.
    public static let application = State(rawValue: 0x00ff_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// The horizontal alignment of a control's content.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    /// Fills the width.
    case fill
    case leading
    case trailing
  }

  /// The vertical alignment of a control's content.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    /// Fills the height.
    case fill
  }
}
