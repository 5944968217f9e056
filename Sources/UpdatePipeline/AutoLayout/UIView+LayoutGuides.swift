extension UIView {
  /// The guides added to the view.
  public final var layoutGuides: [UILayoutGuide] { state.layoutSettings?.guides ?? [] }

  /// Adds a guide, removing it from its previous view.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutSettings.guides.append(guide)
    guide.item.move(to: self)
  }

  /// Removes a guide and the constraints that refer to it.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let settings = state.layoutSettings,
      let index = settings.guides.firstIndex(where: { $0 === guide })
    else { return }
    for constraint in guide.item.constraints {
      constraint.isActive = false
    }
    engineInUse?.removeVariables(of: guide.item)
    settings.guides.remove(at: index)
    guide.item.move(to: nil)
  }

  /// The part of the view that bars and screen edges don't cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = state.layoutSettings?.safeAreaGuide { return guide }
    let guide = UILayoutGuide(
      role: .safeArea,
      of: self,
      identifier: "UIViewSafeAreaLayoutGuide"
    )
    layoutSettings.safeAreaGuide = guide
    return guide
  }

  /// The part of the view inside its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = state.layoutSettings?.marginsGuide { return guide }
    let guide = UILayoutGuide(
      role: .margins,
      of: self,
      identifier: "UIViewLayoutMarginsGuide"
    )
    layoutSettings.marginsGuide = guide
    return guide
  }

  /// The view's insets, guides and layout direction, made on first use.
  final var layoutSettings: LayoutSettings {
    if let settings = state.layoutSettings { return settings }
    let settings = LayoutSettings()
    state.layoutSettings = settings
    return settings
  }
}

extension LayoutItem {
  /// The item of a view's layout margins; for a guide, the guide's own item.
  var marginsItem: LayoutItem {
    role == .view ? view?.layoutMarginsGuide.item ?? self : self
  }

  /// The active constraints that refer to the item.
  ///
  /// - Complexity: O(*c*) in the constraints that its view and the view's ancestors hold.
  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var host = view
    while let view = host {
      found += view.state.constraints.filter { $0.mentions(self) }
      host = view.superview
    }
    return found
  }
}
