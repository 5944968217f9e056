import Foundation

/// A view's insets, guides and layout direction, made when one of them is first used.
final class LayoutSettings {
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var margins = LayoutSettings.standardMargins
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The app's addition to the inherited safe area.
  var additionalSafeArea = UIEdgeInsets.zero

  /// The guides that the app added.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?

  /// The default margins of a view.
  static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The layout items of all guides.
  var items: [LayoutItem] {
    (guides + [safeAreaGuide, marginsGuide].compactMap { $0 }).map(\.item)
  }
}
