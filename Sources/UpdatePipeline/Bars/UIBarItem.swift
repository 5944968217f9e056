/// What bars show: text, a picture, and whether it can be used.
///
/// An item is displayed by the bar of the controller whose navigation item has it. Bars are not
/// views here: what their items show belongs to the picture of the controller's view, without a
/// pass of its own, as colours of backgrounds do.
@preconcurrency @MainActor open class UIBarItem {
  final var item = BarItemState()
  /// The navigation item that shows this; `nil` if none does.
  unowned(unsafe) final var owner: UINavigationItem?

  /// An item that shows nothing.
  public init() {}

  deinit {}

  /// The text.
  public final var title: String? {
    get { item.title }
    set { set(\.title, to: newValue, "title") }
  }

  /// The picture.
  public final var image: UIImage? {
    get { item.image }
    set { set(\.image, to: newValue, "image") }
  }

  /// Whether the item can be used.
  public final var isEnabled: Bool {
    get { item.isEnabled }
    set { set(\.isEnabled, to: newValue, "isEnabled") }
  }

  /// A number by which the app finds the item.
  public final var tag: Int {
    get { item.tag }
    set { item.tag = newValue }
  }

  /// Sets something that is shown, and counts a binding if content is running.
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

/// Everything a bar item stores.
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
