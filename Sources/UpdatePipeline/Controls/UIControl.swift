public import Foundation

/// A view that can be switched off, selected and pressed, and runs actions for what happens to it.
///
/// Selectors need a runtime that isn't here, so there are closures only, as `UIAction`s.
@preconcurrency @MainActor open class UIControl: UIView {
  final var control = ControlState()

  /// A control with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of zero size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be used.
  open var isEnabled: Bool {
    get { control.isEnabled }
    set { change(\.isEnabled, to: newValue, "isEnabled") }
  }

  /// Whether the control is chosen.
  open var isSelected: Bool {
    get { control.isSelected }
    set { change(\.isSelected, to: newValue, "isSelected") }
  }

  /// Whether the control is pressed.
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

  /// The control is enabled, selected or highlighted, or isn't any more.
  func controlStateChanged() {}

  /// What the control is, in one value; the module `UIKit` gives it its name, `state`.
  public final var controlState: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// How content is placed from side to side.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { control.horizontalAlignment }
    set {
      guard noteDisplayedValue(changed: control.horizontalAlignment != newValue) else { return }
      control.horizontalAlignment = newValue
      invalidate(.layout, .call("contentHorizontalAlignment"))
    }
  }

  /// How content is placed from top to bottom.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { control.verticalAlignment }
    set {
      guard noteDisplayedValue(changed: control.verticalAlignment != newValue) else { return }
      control.verticalAlignment = newValue
      invalidate(.layout, .call("contentVerticalAlignment"))
    }
  }
}

/// Everything a control stores besides what views do.
struct ControlState {
  /// An action and the events it runs for.
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
  /// What a control is at a time.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state of given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Switched off.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// What is typed goes to it; no control has this here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that are the app's.
    public static let application = State(rawValue: 0x00ff_0000)
    /// The bits that are the system's.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// A place from side to side.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Across all of it.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }

  /// A place from top to bottom.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Across all of it.
    case fill
  }
}
