extension UIView {
  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { state.layoutSettings?.guides ?? [] }

  /// Adds a guide, taking it away from the view it was in.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutSettings.guides.append(guide)
    guide.item.move(to: self)
  }

  /// Takes a guide away with the constraints that mention it.
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

  /// The part of the view that bars and the edges of the screen leave free.
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

  /// The part of the view inside of its layout margins.
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

  /// What the view stores of insets, guides and direction, made on first use.
  final var layoutSettings: LayoutSettings {
    if let settings = state.layoutSettings { return settings }
    let settings = LayoutSettings()
    state.layoutSettings = settings
    return settings
  }
}

extension LayoutItem {
  /// The item of the layout margins; of a guide, the guide itself.
  var marginsItem: LayoutItem {
    role == .view ? view?.layoutMarginsGuide.item ?? self : self
  }

  /// The active constraints that mention the item.
  ///
  /// - Complexity: O(*c*) in the constraints that its view and the view's ancestors keep.
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
