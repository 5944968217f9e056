extension UIView {
  /// Runs the pending properties of the view and its subviews now, without layout (R12).
  public final func updatePropertiesIfNeeded() {
    cycleForImmediateUpdate.updateProperties(in: self, everyView: false)
  }

  /// Runs the pending constraint updates of the view and its subviews now.
  public final func updateConstraintsIfNeeded() {
    cycleForImmediateUpdate.updateConstraintsNow(in: self)
  }

  /// Runs the pending passes of the view and its subviews now (R15, U4).
  ///
  /// Superviews that ask for layout come along, up to the first that doesn't (R16, U5). With
  /// nothing pending it calls nothing.
  public final func layoutIfNeeded() {
    let cycle = cycleForImmediateUpdate
    cycle.noteForcedLayout()
    var top = self
    while let parent = top.superview, parent.state.flags.contains(.requestsLayout),
      !parent.state.flags.contains(.isLayingOut)
    {
      top = parent
    }
    var turns = 0
    while !top.state.flags.isDisjoint(with: .needsUpdate), turns < UpdateCycle.turnsPerFrameMax {
      cycle.update(top, everyView: false)
      cycle.refreshInsets()
      turns += 1
      // A method's requests for its own pass wait until it has returned.
      if !top.state.flags.isDisjoint(with: [.isLayingOut, .isUpdatingProperties]) { break }
    }
  }
}

extension UIView {
  /// The cycle of the view; a view that never was in a window joins that of detached views.
  final var cycleForImmediateUpdate: UpdateCycle {
    if let cycle { return cycle }
    var top = self
    while let parent = top.superview { top = parent }
    top.adopt(.detached)
    top.joinLayout()
    return .detached
  }
}

extension UpdateCycle {
  /// The cycle of views that never were in a window: iOS 26's, whose counters nobody reads.
  static let detached = UpdateCycle(policy: UpdatePolicy())

  /// The windows in which something was invalidated since their last frame.
  private static var pending: [PendingWindow] = []

  /// Brings every window with pending invalidations up to date, as `.flushUpdates` asks (R67).
  static func flushPending() {
    let windows = pending
    pending.removeAll(keepingCapacity: true)
    for pending in windows {
      pending.window?.updateCycle.flush()
    }
  }

  /// Notes that something of the window became invalid.
  func becamePending() {
    guard !state.isPending, let root else { return }
    state.isPending = true
    Self.pending.removeAll { $0.window == nil || $0.window === root }
    Self.pending.append(PendingWindow(window: root))
  }

  /// Runs the pending passes; a naive recompute, which keeps no requests, runs everything.
  private func flush() {
    guard let root else { return }
    state.isPending = false
    if policy.scope == .everyView { update(root, everyView: true) }
    root.layoutIfNeeded()
    runDisplayPass()
    stayPending()
  }

  /// Keeps the window pending under a naive recompute, which never knows that it is up to date.
  func stayPending() {
    if policy.scope == .everyView { becamePending() }
  }
}

/// A window that waits for an update, without being kept alive by that.
private struct PendingWindow {
  weak var window: UIWindow?
}
