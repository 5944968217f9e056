extension UIView {
  /// The view that contains this one.
  public final var superview: UIView? { unsafe state.superview }

  /// The views inside this one, back to front.
  public final var subviews: [UIView] { state.subviews }

  /// The window that contains this view.
  public final var window: UIWindow? { unsafe state.window }

  /// Adds a view in front of the other subviews, removing it from its previous superview.
  ///
  /// - Complexity: O(*v*) in the views of the added subtree.
  public final func addSubview(_ view: UIView) {
    insert(view, at: state.subviews.count)
  }

  /// Inserts a view at an index among the subviews; 0 is the back.
  ///
  /// - Complexity: O(*v*) in the views of the added subtree and the subviews in front of it.
  public final func insertSubview(_ view: UIView, at index: Int) {
    precondition((0...state.subviews.count).contains(index), "A subview's index must be in range.")
    insert(view, at: index)
  }

  /// Removes the view from its superview, if it has one.
  ///
  /// - Complexity: O(*s*) in its siblings, O(*v*) in the views of the removed subtree.
  public final func removeFromSuperview() {
    guard let parent = superview else { return }
    guard let index = parent.state.subviews.firstIndex(where: { $0 === self }) else {
      preconditionFailure("A view must be among its superview's subviews.")
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

  /// Whether this view is `view` or inside it.
  public final func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Cuts the subviews' links to this view while it is being released.
  final func releaseSubviews() {
    for index in state.subviews.indices {
      let view = state.subviews[index]
      unsafe view.state.superview = nil
      view.move(to: nil)
    }
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view can't be added to itself or its subtree.")
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
    if let cycle = state.cycle { view.adopt(cycle) }
    view.move(to: window)
    markNeeds(view.state.flags.intersection(.needs))
    view.joinLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Sets the window of this view's subtree.
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

  /// Counts the work of this view's subtree in a cycle, inside or outside of its window.
  final func adopt(_ cycle: UpdateCycle) {
    guard state.cycle !== cycle else { return }
    if let engine = state.cycle?.state.layoutEngine,
      state.layoutItem != nil || state.layoutSettings != nil || !state.constraints.isEmpty
    {
      engine.leave(self)
    }
    state.cycle = cycle
    for index in state.subviews.indices {
      state.subviews[index].adopt(cycle)
    }
  }

  /// Requests every pass when the view is first in a window.
  ///
  /// The app didn't make these requests, so passes that aren't pending yet are marked without
  /// counting.
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
