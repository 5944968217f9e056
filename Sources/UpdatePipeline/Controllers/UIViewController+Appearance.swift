extension UIViewController {
  /// Starts an appearance, before the view is added to a window (R63).
  final func beginAppearing() {
    guard state.appearance == .disappeared else { return }
    state.appearance = .awaitingUpdate
    observingReads("viewWillAppear(_:)") { viewWillAppear(false) }
  }

  /// Records that the view is in a window; its update calls `viewIsAppearing(_:)` even if nothing
  /// else is pending (R65).
  final func enteredWindow() {
    guard state.appearance == .awaitingUpdate, let view = state.view else { return }
    view.requestTraits()
    view.cycle?.noteAppearing(self)
  }

  /// Calls `viewIsAppearing(_:)` if it is due: after traits, before properties (U3).
  final func appearIfDue() {
    guard state.appearance == .awaitingUpdate, state.view?.window != nil else { return }
    state.appearance = .appearing
    observingReads("viewIsAppearing(_:)") { viewIsAppearing(false) }
  }

  /// Ends an appearance after the frame that first displayed the view.
  final func endAppearing() {
    guard state.appearance == .appearing else { return }
    state.appearance = .appeared
    observingReads("viewDidAppear(_:)") { viewDidAppear(false) }
  }

  /// Starts a disappearance, before the view is taken out of its window.
  final func beginDisappearing() {
    guard state.appearance != .disappeared else { return }
    state.appearance = .disappearing
    observingReads("viewWillDisappear(_:)") { viewWillDisappear(false) }
  }

  /// Ends a disappearance.
  final func endDisappearing() {
    guard state.appearance == .disappearing else { return }
    state.appearance = .disappeared
    viewDidDisappear(false)
  }
}

extension UIView {
  /// The view controller whose view this is.
  final var controller: UIViewController? { unsafe state.controller }

  /// Whether the view is a controller's, without accessing the controller.
  final var hasController: Bool { unsafe state.controller != nil }

  /// Marks this view and its ancestors as views of controllers or their ancestors.
  final func markHoldingControllers() {
    var next: UIView? = self
    while let view = next, !view.state.flags.contains(.holdsControllers) {
      view.state.flags.insert(.holdsControllers)
      next = view.superview
    }
  }

  /// Calls a closure with each controller whose view is in this subtree, outermost first.
  final func forEachController(_ body: (UIViewController) -> Void) {
    guard state.flags.contains(.holdsControllers) else { return }
    if let controller { body(controller) }
    var index = 0
    while index < state.subviews.count {
      state.subviews[index].forEachController(body)
      index += 1
    }
  }
}

extension UpdateCycle {
  /// Records that a controller's view was added to the window.
  func noteAppearing(_ controller: UIViewController) {
    var appearing: [UIViewController] = []
    swap(&appearing, &state.appearing)
    appearing.append(controller)
    swap(&appearing, &state.appearing)
  }

  /// Ends the appearance of controllers whose views were just displayed for the first time; their
  /// invalidations wait for the next frame.
  func endAppearances() {
    guard !state.appearing.isEmpty else { return }
    let controllers = state.appearing
    state.appearing = []
    for controller in controllers {
      controller.endAppearing()
    }
  }
}
