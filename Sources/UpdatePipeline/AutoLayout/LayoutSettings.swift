import Foundation

/// What a view stores of insets, guides and direction; made when the first of them is used.
final class LayoutSettings {
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var margins = LayoutSettings.standardMargins
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// What is added to the safe area that the view inherits.
  var additionalSafeArea = UIEdgeInsets.zero

  /// The guides that the app added.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?

  /// The margins of a view that was set none.
  static let standardMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The layout items of all guides.
  var items: [LayoutItem] {
    (guides + [safeAreaGuide, marginsGuide].compactMap { $0 }).map(\.item)
  }
}
