/// The stored state of a view controller.
struct ControllerState {
  /// The progress of a controller's view into or out of a window.
  enum Appearance {
    /// The view is in no window.
    case disappeared
    /// `viewWillAppear(_:)` was called; `viewIsAppearing(_:)` follows in the next update.
    case awaitingUpdate
    /// `viewIsAppearing(_:)` was called; `viewDidAppear(_:)` follows after the frame's display.
    case appearing
    /// The view is displayed.
    case appeared
    /// `viewWillDisappear(_:)` was called.
    case disappearing
  }

  /// The tracked methods that the class overrides.
  var overrides: TrackedMethods = []
  var appearance = Appearance.disappeared
  /// The controller's view; `nil` until first use.
  var view: UIView?
  var title: String?
  /// The content of the navigation bar above the view; `nil` until first use.
  var navigationItem: UINavigationItem?
  /// The current traits, which the view inherits.
  var traits = UITraitCollection.standard
  var traitLinks: TraitLinks?
  /// The tracker of the controller's `updateProperties()`.
  var contentTracker: ObservationTracker?
  /// The placeholder for missing content; `nil` until it is set or tracked.
  var placeholder: PlaceholderState?
  var children: [UIViewController] = []
  unowned(unsafe) var parent: UIViewController?

  /// The presentation of the controller that this one presents.
  var presentation: UIPresentationController?
  unowned(unsafe) var presenting: UIViewController?
  var presentationStyle = UIModalPresentationStyle.automatic
  var transitions = TransitionState()
}
