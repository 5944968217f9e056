/// The content of the navigation bar above a controller's view.
@preconcurrency @MainActor open class UINavigationItem {
  /// The controller that owns the item.
  unowned(unsafe) final var controller: UIViewController?
  final var navigation = NavigationState()

  /// An item with a title.
  public init(title: String) {
    navigation.title = title
  }

  // References to a navigation item are unowned, so they must be cut before it is released.
  @MainActor deinit {
    for item in navigation.items { unsafe item.owner = nil }
  }

  /// The title.
  public final var title: String? {
    get { navigation.title }
    set {
      guard noteDisplayedValue(changed: navigation.title != newValue, "title") else { return }
      navigation.title = newValue
    }
  }

  /// A line of text above the title.
  public final var prompt: String? {
    get { navigation.prompt }
    set {
      guard noteDisplayedValue(changed: navigation.prompt != newValue, "prompt") else { return }
      navigation.prompt = newValue
    }
  }

  /// A smaller line of text below the title (iOS 26).
  public final var subtitle: String? {
    get { navigation.subtitle }
    set {
      guard noteDisplayedValue(changed: navigation.subtitle != newValue, "subtitle") else { return }
      navigation.subtitle = newValue
    }
  }

  /// The buttons on the leading side, starting at the edge.
  public final var leftBarButtonItems: [UIBarButtonItem]? {
    get { navigation.left }
    set { replace(\.left, by: newValue, "leftBarButtonItems") }
  }

  /// The buttons on the trailing side, starting at the edge.
  public final var rightBarButtonItems: [UIBarButtonItem]? {
    get { navigation.right }
    set { replace(\.right, by: newValue, "rightBarButtonItems") }
  }

  /// The first button on the leading side.
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { navigation.left?.first }
    set { replace(\.left, by: newValue.map { [$0] }, "leftBarButtonItem") }
  }

  /// The first button on the trailing side.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { navigation.right?.first }
    set { replace(\.right, by: newValue.map { [$0] }, "rightBarButtonItem") }
  }

  private func replace(
    _ side: WritableKeyPath<NavigationState, [UIBarButtonItem]?>,
    by items: [UIBarButtonItem]?,
    _ name: StaticString
  ) {
    let old = navigation[keyPath: side]
    let isSame = old?.map(ObjectIdentifier.init) == items?.map(ObjectIdentifier.init)
    guard noteDisplayedValue(changed: !isSame, name) else { return }
    for item in old ?? [] { unsafe item.owner = nil }
    navigation[keyPath: side] = items
    for item in items ?? [] { unsafe item.owner = self }
  }

  /// Counts a binding if content is running in the window of the controller's view.
  final func noteDisplayedValue(changed: Bool, _ property: StaticString) -> Bool {
    let controller = unsafe controller
    guard let view = controller?.viewIfLoaded else { return changed }
    return view.noteDisplayedValue(changed: changed, property)
  }
}

/// The stored state of a navigation item.
struct NavigationState {
  var title: String?
  var prompt: String?
  var subtitle: String?
  var left: [UIBarButtonItem]?
  var right: [UIBarButtonItem]?

  /// The buttons on both sides.
  var items: [UIBarButtonItem] { (left ?? []) + (right ?? []) }
}

extension UIViewController {
  /// The content of the navigation bar above the controller's view, made on first use.
  public final var navigationItem: UINavigationItem {
    if let item = state.navigationItem { return item }
    let item = UINavigationItem(title: "")
    item.navigation.title = state.title
    unsafe item.controller = self
    state.navigationItem = item
    return item
  }
}
