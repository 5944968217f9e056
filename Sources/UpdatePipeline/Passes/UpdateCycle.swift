import UBInstrumentation

/// Brings every invalidated view of a window up to date.
///
/// A *frame* is one request to be up to date. It runs *turns* until nothing is invalid; a turn
/// runs each pass once, in order, and a pass without work returns at once.
@preconcurrency @MainActor public final class UpdateCycle {
  /// The turns after which a frame leaves the remaining invalidations to the next one.
  public nonisolated static let turnsPerFrameMax = 100

  var state: UpdateCycleState

  /// A cycle with a policy; its root is set by the window that owns it.
  init(policy: UpdatePolicy) {
    state = UpdateCycleState(policy: policy)
  }

  /// The window that owns the cycle; `nil` for the cycle of detached views.
  var root: UIWindow? { unsafe state.root }

  /// The policy of the strategy in force.
  var policy: UpdatePolicy { state.policy }

  /// Runs turns until nothing of the window is invalid.
  ///
  /// - Complexity: O(*d* + *s*) in the views on the way to invalid ones and their siblings.
  func runFrame() {
    state.frame += 1
    state.turn = 0
    state.isPending = false
    NotificationInbox.shared.deliverAll()
    state.unsettledReport = nil
    advanceAnimations()
    rebuildSolverIfNeeded()
    while hasWork, state.turn < turnsMax {
      runTurn()
    }
    if hasWork { giveUp() }
    state.feedback?.startFrame()
    state.loop = nil
    state.turn = 0
    endAppearances()
    stayPending()
  }

  /// Runs each pass once, in order.
  private func runTurn() {
    state.turn += 1
    count(.turnsExecuted)
    recordLoopIfDue()
    runUpdatePass()
    runDisplayPass()
    checkInvariants()
  }

  /// Whether a turn would do anything.
  private var hasWork: Bool {
    guard let root else { return false }
    return !root.state.flags.isDisjoint(with: .needs) || visitsEveryView(in: state.turn + 1)
  }

  /// Whether a turn visits every view, invalid or not: the first of a naive recompute's frame.
  func visitsEveryView(in turn: Int) -> Bool {
    policy.scope == .everyView && turn == 1
  }
}
