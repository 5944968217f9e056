public import Foundation

/// What manages a view: makes it, gives it content, and learns when it is shown and laid out.
///
/// Observable properties and traits that are read in `updateProperties()`,
/// `updateViewConstraints()`, `viewWillLayoutSubviews()` and `viewDidLayoutSubviews()` are tracked
/// (R21, R30). Reads in the other methods aren't (R26).
@preconcurrency @MainActor open class UIViewController: UIResponder {
  final var state = ControllerState()

  /// A controller whose view `loadView()` makes.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller whose view `loadView()` makes; there are no nib files here to be read.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    state.overrides = MethodOverrides.methods(of: type(of: self))
  }

  /// A controller whose view `loadView()` makes; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
    state.overrides = MethodOverrides.methods(of: type(of: self))
  }

  // Links to a controller are unowned, so they are cut before it goes.
  @MainActor deinit {
    unsafe state.view?.state.controller = nil
    unsafe state.navigationItem?.controller = nil
    for child in state.children {
      unsafe child.state.parent = nil
    }
    unsafe state.presentation?.presentedViewController.state.presenting = nil
  }

  // MARK: Override points

  /// Makes the view and sets `view`; a plain one unless overridden.
  open func loadView() {
    view = UIView()
  }

  /// The view was made.
  open func viewDidLoad() {}

  /// The view is about to be added to a window; its traits and geometry are old ones (R64).
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in a window with its traits and geometry, and not laid out yet (R63-R65).
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view was displayed.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to be taken out of its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view was taken out of its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to run its `layoutSubviews()` (R66).
  open func viewWillLayoutSubviews() {}

  /// The view has run its `layoutSubviews()`; its subviews may not have run theirs (R66).
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

  /// Sets what is shown in place of content for a state and the model; overrides call super.
  ///
  /// It runs after the properties of the controller and its view, and is tracked (R21).
  ///
  /// - Parameter state: What the placeholder may depend on besides the model.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The controller's traits changed; `registerForTraitChanges` takes its place (R39).
  ///
  /// - Parameter previousTraitCollection: The traits before.
  @available(iOS, deprecated: 17)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The controller is about to get a parent, or lose it.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller got a parent, or lost it.
  open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made by `loadView()` when it is first asked for.
  ///
  /// Setting it to `nil` lets go of the view; the next read makes another.
  public final var view: UIView! {
    get {
      loadViewIfNeeded()
      return state.view
    }
    set {
      if let newValue { take(newValue) } else { releaseView() }
    }
  }

  /// The view, unless it wasn't made yet.
  public final var viewIfLoaded: UIView? { state.view }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { state.view != nil }

  /// A name for people, which the navigation item takes for its title.
  public final var title: String? {
    get { state.title }
    set {
      state.title = newValue
      state.navigationItem?.title = newValue
    }
  }

  /// Makes the view unless it was made.
  public final func loadViewIfNeeded() {
    guard state.view == nil else { return }
    loadView()
    guard state.view != nil else { return }
    observingReads("viewDidLoad()") { viewDidLoad() }
  }

  /// Asks for `updateProperties()` of the controller in the next update, and of nothing else.
  public final func setNeedsUpdateProperties() {
    state.view?.invalidateController(.call("setNeedsUpdateProperties()"))
  }

  /// Runs the pending properties of the controller, its view and what is in it now (R12).
  public final func updatePropertiesIfNeeded() {
    state.view?.updatePropertiesIfNeeded()
  }

  /// Lets go of the view.
  private func releaseView() {
    guard let view = state.view else { return }
    unsafe view.state.controller = nil
    view.state.overrides.subtract(.controllerMethods)
    state.contentTracker = nil
    state.placeholder?.tracker = nil
    state.view = nil
  }

  /// Makes a view the controller's, in place of the one it had.
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
  /// The traits in force, as of the last update; the view inherits them.
  public final var traitCollection: UITraitCollection { state.traits }

  /// The traits that the controller sets for itself and its view, from the next update on (R33).
  public final var traitOverrides: UITraitOverrides {
    get { state.traitLinks?.overrides ?? UITraitOverrides() }
    set {
      madeTraitLinks.overrides = newValue
      state.view?.requestTraits()
    }
  }

  /// Composes the pending traits of the controller, its view and what is in it now (R17).
  public final func updateTraitsIfNeeded() {
    state.view?.updateTraitsIfNeeded()
  }

  final var traitLinks: TraitLinks? {
    get { state.traitLinks }
    set { state.traitLinks = newValue }
  }

  /// Tracks the controller's `updateProperties()`.
  final var contentTracker: ObservationTracker? { state.contentTracker }

  /// Composes the controller's traits, adds what changed to `changes` and tells of it.
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
  /// The class and, when set, the title.
  public var description: String {
    let name = String(describing: type(of: self))
    return state.title.map { "\(name)(\($0))" } ?? name
  }
}
