/// Everything a view controller stores.
struct ControllerState {
  /// How far a controller's view is on the way into or out of a window.
  enum Appearance {
    /// Out of a window.
    case disappeared
    /// `viewWillAppear(_:)` was called; `viewIsAppearing(_:)` comes with the next update.
    case awaitingUpdate
    /// `viewIsAppearing(_:)` was called; `viewDidAppear(_:)` comes after the frame's display.
    case appearing
    /// Shown.
    case appeared
    /// `viewWillDisappear(_:)` was called.
    case disappearing
  }

  /// The tracked methods that the class overrides.
  var overrides: TrackedMethods = []
  var appearance = Appearance.disappeared
  /// The controller's view; `nil` until it is asked for.
  var view: UIView?
  var title: String?
  /// What it shows in the bar above its view; `nil` until it is asked for.
  var navigationItem: UINavigationItem?
  /// The traits in force; its view inherits them.
  var traits = UITraitCollection.standard
  var traitLinks: TraitLinks?
  /// Tracks the controller's `updateProperties()`.
  var contentTracker: ObservationTracker?
  /// What is shown in place of content; `nil` until it is set or tracked.
  var placeholder: PlaceholderState?
  var children: [UIViewController] = []
  unowned(unsafe) var parent: UIViewController?

  /// The presentation of the controller that this one presents.
  var presentation: UIPresentationController?
  unowned(unsafe) var presenting: UIViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitions = TransitionState()
}
