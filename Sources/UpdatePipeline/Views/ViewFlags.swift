/// What is pending for a view, in one grammar.
///
/// `requestsX`: this view asked for pass X. `needsX`: this view or a descendant did; that is,
/// `needsX` holds *iff* `requestsX` holds here or `needsX` holds for a subview. A pass walks along
/// `needsX` and runs where `requestsX` holds. After the passes of a frame none remains: one that
/// does is a *zombie flag*, and `UpdateCycle.checkInvariants()` reports it.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let requestsProperties = ViewFlags(rawValue: 1 << 0)
  static let requestsConstraints = ViewFlags(rawValue: 1 << 1)
  static let requestsLayout = ViewFlags(rawValue: 1 << 2)
  static let requestsDisplay = ViewFlags(rawValue: 1 << 3)

  static let needsProperties = ViewFlags(rawValue: 1 << 4)
  static let needsConstraints = ViewFlags(rawValue: 1 << 5)
  static let needsLayout = ViewFlags(rawValue: 1 << 6)
  static let needsDisplay = ViewFlags(rawValue: 1 << 7)

  /// The view was in a window at least once.
  static let hasAppeared = ViewFlags(rawValue: 1 << 8)
  /// A row came into the cell and its content has not run since.
  static let awaitsRow = ViewFlags(rawValue: 1 << 9)
  /// The view's frame is being set by its superview's layout, or its own layout runs.
  static let isLayingOut = ViewFlags(rawValue: 1 << 10)
  /// The intrinsic size is to be read in the constraint pass.
  static let intrinsicSizeIsStale = ViewFlags(rawValue: 1 << 11)
  /// The view, or one in it, has kept a constraint; never cleared.
  static let holdsConstraints = ViewFlags(rawValue: 1 << 12)

  /// The view's traits are to be composed anew.
  static let requestsTraits = ViewFlags(rawValue: 1 << 16)
  /// The view's controller asked for properties, which run before the view's own.
  static let requestsControllerProperties = ViewFlags(rawValue: 1 << 17)
  /// The view's configuration is to be updated, which runs after its properties.
  static let requestsConfiguration = ViewFlags(rawValue: 1 << 18)
  /// The placeholder of the view's controller is to be updated, last of all content.
  static let requestsPlaceholder = ViewFlags(rawValue: 1 << 19)
  static let needsTraits = ViewFlags(rawValue: 1 << 20)

  /// The view's or its controller's content runs.
  static let isUpdatingProperties = ViewFlags(rawValue: 1 << 24)
  /// The view, or one in it, belongs to a view controller; never cleared.
  static let holdsControllers = ViewFlags(rawValue: 1 << 25)

  /// Every `requestsX`.
  static let requests: ViewFlags = [
    .requestsProperties, .requestsConstraints, .requestsLayout, .requestsDisplay,
    .requestsTraits, .requestsControllerProperties, .requestsConfiguration, .requestsPlaceholder,
  ]
  /// The requests for content, the controller's and the configuration's included.
  static let propertyRequests: ViewFlags = [
    .requestsProperties, .requestsControllerProperties, .requestsConfiguration,
    .requestsPlaceholder,
  ]
  /// Every `needsX`.
  static let needs: ViewFlags = [
    .needsProperties, .needsConstraints, .needsLayout, .needsDisplay, .needsTraits,
  ]
  /// The `needsX` of the passes that come before display.
  static let needsUpdate: ViewFlags = [
    .needsTraits, .needsProperties, .needsConstraints, .needsLayout,
  ]

  /// The `needsX` that these `requestsX` imply.
  var impliedNeeds: ViewFlags {
    let requests = intersection(.requests).rawValue
    // A request's need is four places on; those of a controller, a configuration and a placeholder
    // need the pass of their view's properties.
    let needs = (requests << 4) & Self.needs.rawValue
    let others = requests >> 13 | requests >> 14 | requests >> 15
    let otherNeeds = others & Self.needsProperties.rawValue
    return ViewFlags(rawValue: needs | otherNeeds)
  }
}
