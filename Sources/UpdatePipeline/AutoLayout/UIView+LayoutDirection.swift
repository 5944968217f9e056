extension UIView {
  /// The kind of the view's content, which decides whether its constraints are mirrored.
  ///
  /// It applies to the constraints that the view holds: those between it and its subviews, and
  /// among the subviews.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { state.layoutSettings?.semanticContentAttribute ?? .unspecified }
    set {
      guard semanticContentAttribute != newValue else { return }
      let old = effectiveUserInterfaceLayoutDirection
      layoutSettings.semanticContentAttribute = newValue
      guard old != effectiveUserInterfaceLayoutDirection else { return }
      directionChanged()
    }
  }

  /// The layout direction of the view's constraints.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = state.cycle?.state.layoutDirection ?? .leftToRight
    guard let attribute = state.layoutSettings?.semanticContentAttribute else { return direction }
    return Self.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
  }

  /// The layout direction for a kind of content in a left-to-right interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The layout direction for a kind of content, given that of the interface.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Replaces the constraints that depend on the layout direction.
  final func directionChanged() {
    guard let engine = engineInUse else { return }
    engine.beginBatch()
    for constraint in state.constraints where constraint.state.isDirectional {
      engine.replace(constraint)
    }
    engine.refreshInsets()
    engine.endBatch()
  }
}

extension UIWindow {
  /// The layout direction of the window's views that don't set their own.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { updateCycle.state.layoutDirection }
    set { if updateCycle.state.layoutDirection.change(to: newValue) { changeDirection(in: self) } }
  }

  private func changeDirection(in view: UIView) {
    view.directionChanged()
    for index in view.state.subviews.indices {
      changeDirection(in: view.state.subviews[index])
    }
  }
}

/// The direction in which lines of text are written.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading edges are left ones.
  case leftToRight
  /// Leading edges are right ones.
  case rightToLeft
}

/// What a view shows, as far as it decides whether it is mirrored from right to left.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified
  /// Controls of playback: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}
