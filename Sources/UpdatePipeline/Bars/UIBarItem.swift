/// An item of a bar, with a title, an image and an enabled state.
///
/// The bar of the controller that owns the navigation item displays it. Bars are not views here:
/// like background colours, their items are part of the display of the controller's view and have
/// no pass of their own.
@preconcurrency @MainActor open class UIBarItem {
  final var item = BarItemState()
  /// The navigation item that contains this item; `nil` if there is none.
  unowned(unsafe) final var owner: UINavigationItem?

  /// An empty item.
  public init() {}

  deinit {}

  /// The title.
  public final var title: String? {
    get { item.title }
    set { set(\.title, to: newValue, "title") }
  }

  /// The image.
  public final var image: UIImage? {
    get { item.image }
    set { set(\.image, to: newValue, "image") }
  }

  /// Whether the item is enabled.
  public final var isEnabled: Bool {
    get { item.isEnabled }
    set { set(\.isEnabled, to: newValue, "isEnabled") }
  }

  /// A number by which the app can find the item.
  public final var tag: Int {
    get { item.tag }
    set { item.tag = newValue }
  }

  /// Sets a displayed property and counts a binding if content is running.
  final func set<Value: Equatable>(
    _ property: WritableKeyPath<BarItemState, Value>,
    to value: Value,
    _ name: StaticString
  ) {
    let changed = item[keyPath: property] != value
    let owner = unsafe owner
    _ = owner?.noteDisplayedValue(changed: changed, name)
    if changed { item[keyPath: property] = value }
  }
}

/// The stored state of a bar item.
struct BarItemState {
  var title: String?
  var image: UIImage?
  var isEnabled = true
  var tag = 0
  var style = UIBarButtonItem.Style.plain
  var systemItem: UIBarButtonItem.SystemItem?
  var tintColor: UIColor?
  var width: Double = 0
  var isHidden = false
  var isSelected = false
  var badge: UIBarButtonItem.Badge?
}
