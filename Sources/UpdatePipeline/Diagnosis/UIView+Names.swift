extension UIView {
  /// The name in messages about single views: the class with the identifier or, where there are
  /// several views of the class without one, with a number.
  ///
  /// The number counts these views of the whole hierarchy, parents before children and from back
  /// to front, so that it is the same in every run.
  ///
  /// - Complexity: O(*v*) in the views of the hierarchy.
  final var uniqueName: String {
    guard accessibilityIdentifier == nil else { return description }
    var namesakes: [UIView] = []
    ancestors.last?.collectNamesakes(of: self, into: &namesakes)
    guard namesakes.count > 1, let index = namesakes.firstIndex(where: { $0 === self }) else {
      return description
    }
    return "\(description)#\(index + 1)"
  }

  /// The names of the superviews, innermost first, such as ` in UIView(card) in UIWindow`.
  final var path: String {
    ancestors.dropFirst().map { " in \($0.uniqueName)" }.joined()
  }

  /// The view, its superview, and so on up to the root.
  private var ancestors: [UIView] {
    Array(sequence(first: self, next: \.superview))
  }

  private func collectNamesakes(of view: UIView, into found: inout [UIView]) {
    if type(of: self) == type(of: view), accessibilityIdentifier == nil { found.append(self) }
    for subview in state.subviews {
      subview.collectNamesakes(of: view, into: &found)
    }
  }
}
