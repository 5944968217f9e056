/// The pending work of a view, in a uniform grammar.
///
/// `requestsX`: this view asked for pass X. `needsX`: this view or a descendant did; that is,
/// `needsX` holds *iff* `requestsX` holds here or `needsX` holds for a subview. A pass follows
/// `needsX` and runs where `requestsX` holds. After a frame's passes no flag remains; one that does
/// is a *zombie flag*, which `UpdateCycle.checkInvariants()` reports.
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

  /// The view has been in a window.
  static let hasAppeared = ViewFlags(rawValue: 1 << 8)
  /// The cell has received a row whose content hasn't run yet.
  static let awaitsRow = ViewFlags(rawValue: 1 << 9)
  /// The superview's layout is setting the view's frame, or the view's own layout is running.
  static let isLayingOut = ViewFlags(rawValue: 1 << 10)
  /// The constraint pass must read the intrinsic size.
  static let intrinsicSizeIsStale = ViewFlags(rawValue: 1 << 11)
  /// The view or a descendant has held a constraint; never cleared.
  static let holdsConstraints = ViewFlags(rawValue: 1 << 12)

  /// The view's traits must be composed again.
  static let requestsTraits = ViewFlags(rawValue: 1 << 16)
  /// The view's controller requested `updateProperties()`, which runs before the view's own.
  static let requestsControllerProperties = ViewFlags(rawValue: 1 << 17)
  /// The view's configuration must be updated, which happens after its properties.
  static let requestsConfiguration = ViewFlags(rawValue: 1 << 18)
  /// The placeholder of the view's controller must be updated, which happens after all other
  /// content.
  static let requestsPlaceholder = ViewFlags(rawValue: 1 << 19)
  static let needsTraits = ViewFlags(rawValue: 1 << 20)

  /// The content of the view or its controller is running.
  static let isUpdatingProperties = ViewFlags(rawValue: 1 << 24)
  /// The view or a descendant belongs to a view controller; never cleared.
  static let holdsControllers = ViewFlags(rawValue: 1 << 25)

  /// Every `requestsX`.
  static let requests: ViewFlags = [
    .requestsProperties, .requestsConstraints, .requestsLayout, .requestsDisplay,
    .requestsTraits, .requestsControllerProperties, .requestsConfiguration, .requestsPlaceholder,
  ]
  /// The requests for content, including those of the controller and the configuration.
  static let propertyRequests: ViewFlags = [
    .requestsProperties, .requestsControllerProperties, .requestsConfiguration,
    .requestsPlaceholder,
  ]
  /// Every `needsX`.
  static let needs: ViewFlags = [
    .needsProperties, .needsConstraints, .needsLayout, .needsDisplay, .needsTraits,
  ]
  /// The `needsX` of the passes before display.
  static let needsUpdate: ViewFlags = [
    .needsTraits, .needsProperties, .needsConstraints, .needsLayout,
  ]

  /// The `needsX` implied by these `requestsX`.
  var impliedNeeds: ViewFlags {
    let requests = intersection(.requests).rawValue
    // The need of a request is four bits higher; requests of a controller, a configuration or a
    // placeholder need the property pass of their view.
    let needs = (requests << 4) & Self.needs.rawValue
    let others = requests >> 13 | requests >> 14 | requests >> 15
    let otherNeeds = others & Self.needsProperties.rawValue
    return ViewFlags(rawValue: needs | otherNeeds)
  }
}
