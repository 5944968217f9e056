import Foundation

extension DisplayDigest {
  /// Combines the content of a controller's navigation bar, if there is any.
  mutating func combineBar(of view: UIView) {
    guard let navigation = view.controller?.state.navigationItem?.navigation else { return }
    combine(navigation.title)
    combine(navigation.prompt)
    combine(navigation.subtitle)
    combine(navigation.left ?? [], in: view)
    combine(navigation.right ?? [], in: view)
  }

  private mutating func combine(_ items: [UIBarButtonItem], in view: UIView) {
    combine(UInt64(items.count))
    for button in items where !button.isHidden {
      let item = button.item
      combine(item.title)
      combine(item.image?.name)
      combine(item.width)
      combine(view.resolved(item.tintColor ?? view.presentTint))
      let bits: [UInt64] = [
        item.isEnabled ? 1 : 0, item.isSelected ? 2 : 0, item.badge == nil ? 0 : 4,
        UInt64(item.style.rawValue) << 3, UInt64((item.systemItem?.rawValue ?? -1) + 1) << 8,
      ]
      combine(bits.reduce(0, |))
      if let badge = item.badge { combine(badge, in: view) }
    }
  }

  private mutating func combine(_ badge: UIBarButtonItem.Badge, in view: UIView) {
    combine(badge.stringValue)
    combine(view.resolved(badge.foregroundColor))
    combine(view.resolved(badge.backgroundColor))
    combine(badge.font?.pointSize ?? 0)
  }
}
