/// A view's part in Auto Layout.
final class LayoutItem {
}
