public import Foundation

/// Manages a view: makes it, updates its content, and is notified of its appearance and layout.
///
/// Reads of observable properties and traits in `updateProperties()`, `updateViewConstraints()`,
/// `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` are tracked (R21, R30). Reads in the
/// other methods aren't (R26).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  final var state = ControllerState()

  /// A controller whose `loadView()` makes its view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller whose `loadView()` makes its view; there are no nib files here.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    state.overrides = MethodOverrides.methods(of: type(of: self))
  }

  /// A controller whose `loadView()` makes its view; ignores the coder.
  public required init?(coder: NSCoder) {
    super.init()
    state.overrides = MethodOverrides.methods(of: type(of: self))
  }

  // References to a controller are unowned, so they must be cut before it is released.
  @MainActor deinit {
    unsafe state.view?.state.controller = nil
    unsafe state.navigationItem?.controller = nil
    for child in state.children {
      unsafe child.state.parent = nil
    }
    unsafe state.presentation?.presentedViewController.state.presenting = nil
    state.presentation?.presenterIsReleased()
  }

  // MARK: Override points

  /// Makes the view and sets `view`; by default a plain view.
  open func loadView() {
    view = UIView()
  }

  /// Called after the view was made.
  open func viewDidLoad() {}

  /// Called before the view is added to a window; its traits and geometry are not updated yet
  /// (R64).
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in a window with current traits and geometry, before layout (R63-R65).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view was displayed.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view was removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view's `layoutSubviews()` (R66).
  open func viewWillLayoutSubviews() {}

  /// Called after the view's `layoutSubviews()`, when its subviews may not be laid out yet (R66).
  open func viewDidLayoutSubviews() {}

  /// Adds or changes constraints; overrides call super last, which calls the view's
  /// `updateConstraints()`.
  open func updateViewConstraints() {
    view.updateConstraints()
  }

  /// Sets content from the model, before the view's own (iOS 26, U2); overrides call super (R13).
  open func updateProperties() {
    noteBaseImplementation(of: .controllerUpdateProperties)
  }

  /// Sets the placeholder for missing content from a state and the model; overrides call super.
  ///
  /// It runs after the properties of the controller and its view, and is tracked (R21).
  ///
  /// - Parameter state: The state that the placeholder may depend on besides the model.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Responds to a change of traits; replaced by `registerForTraitChanges` (R39).
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller was added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which `loadView()` makes on first use.
  ///
  /// Setting it to `nil` releases the view; the next read makes another.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return state.view
    }
    set {
      if let newValue { take(newValue) } else { releaseView() }
    }
  }

  /// The view, or `nil` if it hasn't been made yet.
  public final var viewIfLoaded: UIView? { state.view }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { state.view != nil }

  /// A title for the user, which the navigation item shows.
  public final var title: String? {
    get { state.title }
    set {
      state.title = newValue
      state.navigationItem?.title = newValue
    }
  }

  /// Makes the view if it hasn't been made yet.
  public final func loadViewIfNeeded() {
    guard state.view == nil else { return }
    loadView()
    guard state.view != nil else { return }
    observingReads("viewDidLoad()") { viewDidLoad() }
  }

  /// Requests `updateProperties()` of the controller alone in the next update.
  public final func setNeedsUpdateProperties() {
    state.view?.invalidateController(.call("setNeedsUpdateProperties()"))
  }

  /// Runs the pending properties of the controller and its view's subtree now (R12).
  public final func updatePropertiesIfNeeded() {
    state.view?.updatePropertiesIfNeeded()
  }

  /// Releases the view.
  private func releaseView() {
    guard let view = state.view else { return }
    unsafe view.state.controller = nil
    view.state.overrides.subtract(.controllerMethods)
    state.contentTracker = nil
    state.placeholder?.tracker = nil
    state.view = nil
  }

  /// Takes over a view in place of the current one.
  private func take(_ view: UIView) {
    precondition(view.controller == nil || view.controller === self, "A view has one controller.")
    releaseView()
    state.view = view
    unsafe view.state.controller = self
    view.state.overrides.subtract(.controllerMethods)
    view.state.overrides.formUnion(state.overrides)
    _ = view.madeTraitLinks
    view.requestTraits()
    view.markHoldingControllers()
    if state.overrides.contains(.controllerUpdateProperties) { view.markControllerProperties() }
    if state.overrides.contains(.updatePlaceholder) { view.markPlaceholder() }
    showPlaceholder()
    if view.window != nil { view.mark(.layout, .appearance) }
  }
}

extension UIViewController: TraitLinkHolder {
  /// The current traits, as of the last update, which the view inherits.
  public final var traitCollection: UITraitCollection { state.traits }

  /// The traits that the controller sets for itself and its view, effective from the next update
  /// (R33).
  public final var traitOverrides: UITraitOverrides {
    get { state.traitLinks?.overrides ?? UITraitOverrides() }
    set {
      madeTraitLinks.overrides = newValue
      state.view?.requestTraits()
    }
  }

  /// Composes the pending traits of the controller and its view's subtree now (R17).
  public final func updateTraitsIfNeeded() {
    state.view?.updateTraitsIfNeeded()
  }

  final var traitLinks: TraitLinks? {
    get { state.traitLinks }
    set { state.traitLinks = newValue }
  }

  /// The tracker of the controller's `updateProperties()`.
  final var contentTracker: ObservationTracker? { state.contentTracker }

  /// Composes the controller's traits, adds the differences to `changes` and notifies the
  /// controller.
  final func composeTraits(
    from inherited: UITraitCollection,
    changes: inout TraitSet
  ) -> UITraitCollection {
    let previous = state.traits
    let composed = state.traitLinks?.compose(inherited, present: previous) ?? inherited
    guard composed !== previous else { return composed }
    state.traits = composed
    let differences = composed.values.differences(from: previous.values)
    guard !differences.isEmpty else { return composed }
    changes.formUnion(differences)
    callTraitHandlers(for: differences, previous: previous)
    traitCollectionDidChange(previous)
    return composed
  }
}

extension UIViewController: @preconcurrency CustomStringConvertible {
  /// The class and, if set, the title.
  public var description: String {
    let name = String(describing: type(of: self))
    return state.title.map { "\(name)(\($0))" } ?? name
  }
}
