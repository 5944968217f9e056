extension UIView {
  /// The view this one is in.
  public final var superview: UIView? { unsafe state.superview }

  /// The views in this one, back to front.
  public final var subviews: [UIView] { state.subviews }

  /// The window this view is in.
  public final var window: UIWindow? { unsafe state.window }

  /// Adds a view in front of the others, taking it out of where it was.
  ///
  /// - Complexity: O(*v*) in the views it brings along.
  public final func addSubview(_ view: UIView) {
    insert(view, at: state.subviews.count)
  }

  /// Adds a view at a place among the subviews, 0 being the back.
  ///
  /// - Complexity: O(*v*) in the views it brings along and the subviews behind which it goes.
  public final func insertSubview(_ view: UIView, at index: Int) {
    precondition((0...state.subviews.count).contains(index), "A subview goes among its siblings.")
    insert(view, at: index)
  }

  /// Takes the view out of its superview; without one this does nothing.
  ///
  /// - Complexity: O(*s*) in its siblings, O(*v*) in the views it takes along.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    guard let index = parent.state.subviews.firstIndex(where: { $0 === self }) else {
      preconditionFailure("A view is among its superview's subviews.")
    }
    let disappears = window != nil && state.flags.contains(.holdsControllers)
    if disappears { forEachController { $0.beginDisappearing() } }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.changeSubviews { $0.remove(at: index) }
    unsafe state.superview = nil
    move(to: nil)
    didMoveToSuperview()
    if disappears { forEachController { $0.endDisappearing() } }
  }

  /// Whether this is `view` or is somewhere in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Tells the subviews that this view, which is being released, no longer holds them.
  final func releaseSubviews() {
    for index in state.subviews.indices {
      let view = state.subviews[index]
      unsafe view.state.superview = nil
      view.move(to: nil)
    }
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view is not put into itself.")
    view.removeFromSuperview()
    if view.state.flags.contains(.holdsControllers) {
      markHoldingControllers()
      if window != nil { view.forEachController { $0.beginAppearing() } }
    }
    let place = min(index, state.subviews.count)
    changeSubviews { $0.insert(view, at: place) }
    unsafe view.state.superview = self
    view.inheritTraits(from: self)
    view.inheritTint(from: self)
    view.move(to: window)
    markNeeds(view.state.flags.intersection(.needs))
    view.joinLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Tells this view and those in it which window they are in now.
  private func move(to window: UIWindow?) {
    guard unsafe state.window !== window else { return }
    unsafe state.window = window
    if let window {
      adopt(window.updateCycle)
      appear()
      controller?.enteredWindow()
    }
    for index in state.subviews.indices {
      state.subviews[index].move(to: window)
    }
    didMoveToWindow()
  }

  /// Makes the work of this view and those in it count in a cycle, in or out of its window.
  final func adopt(_ cycle: UpdateCycle) {
    guard state.cycle !== cycle else { return }
    if let engine = state.cycle?.state.layoutEngine,
      state.layoutItem != nil || state.layoutSettings != nil
    {
      engine.leave(self)
    }
    state.cycle = cycle
    for index in state.subviews.indices {
      state.subviews[index].adopt(cycle)
    }
  }

  /// Asks for every pass the first time the view is in a window.
  ///
  /// Appearing is no request of the app: what isn't pending already is marked without counting.
  private func appear() {
    guard !state.flags.contains(.hasAppeared) else { return }
    state.flags.insert([.hasAppeared, .awaitsRow])
    if state.overrides.contains(.updateProperties) {
      mark(contentPass, .appearance)
    }
    if updatesConfiguration { markConfiguration() }
    if !state.overrides.isDisjoint(with: .constraintMethods) {
      mark(.constraints, .appearance)
    }
    mark(.layout, .appearance)
    if state.drawsContent {
      mark(.display, .appearance)
    }
  }
}
