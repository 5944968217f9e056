import UBConstraintSolver
import Foundation
import UBInstrumentation

/// The constraint solver of a window, with the variables of its views and guides (R47).
///
/// Coordinates are relative to the superview: a constraint between a view and its superview holds
/// two or three variables however deep the view is, and moving a subtree changes no value in it.
/// What is inside a subtree stays in the solver while the subtree is out of the window, as the
/// cells of a pool are; only what ties it to the outside is removed.
final class LayoutEngine {
  /// Frames are aligned to this fraction of a point, which also hides the solver's rounding.
  static let frameStep: CGFloat = 1.0 / 64

  var solver = Solver()
  /// The view whose size is asked for; `nil` unless the engine is made for that and thrown away.
  unowned(unsafe) private(set) var fittedView: UIView?
  private unowned(unsafe) let cycle: UpdateCycle
  /// The number of the present building of the solver, unlike that of any other solver; handles
  /// and variables of other builds are void.
  private(set) var build = LayoutEngine.nextBuild()
  private var batchDepth = 0

  /// The item of each variable, by the variable's number.
  var owners: [VariableOwner] = []
  /// What each constraint stands for, by the constraint's index.
  var roles: [ConstraintRole] = []
  /// The expression being put together; kept so that building one allocates nothing.
  var terms: [Term] = []
  /// The terms of a pin or a content size constraint, kept for the same reason.
  var pinTerms: [Term] = []
  /// The guides that follow the insets of their views.
  var insetItems: [LayoutItem] = []
  /// The app's constraints that contradict others, in the order they were activated.
  var leftOut: [NSLayoutConstraint] = []
  /// Whether something that held was removed or changed since `leftOut` was tried.
  var hasRelaxed = false
  /// Whether the width of a label changed that breaks its text at it.
  var hasRewrapped = false
  /// What the solver refused so far.
  var conflicts: [ConstraintConflict] = []
  /// The views whose intrinsic sizes are to be read, of an engine that is thrown away.
  var measuredItems: [LayoutItem] = []
  /// The work of engines that were made to ask for a size.
  var fittingWork = WorkCounters()

  init(cycle: UpdateCycle, fitting view: UIView? = nil) {
    unsafe self.cycle = cycle
    unsafe fittedView = view
  }

  private static var lastBuild = 0

  private static func nextBuild() -> Int {
    lastBuild += 1
    return lastBuild
  }

  /// Starts a batch of changes, which are solved together when the outermost batch ends (R49).
  func beginBatch() {
    batchDepth += 1
    if batchDepth == 1 { solver.beginBatch() }
  }

  /// Ends a batch and tells the views whose variables changed.
  func endBatch() {
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let conflicts = solve()
    if !conflicts.isEmpty || (hasRelaxed && !leftOut.isEmpty) { settle(conflicts) }
    hasRelaxed = false
    notifyChangedViews()
  }

  /// Makes changes between two batches, solves them and returns what the solver refused.
  func solveAlone(_ change: (LayoutEngine) -> Void) -> [Conflict] {
    solver.beginBatch()
    batchDepth += 1
    change(self)
    batchDepth -= 1
    return solve()
  }

  /// Ends the solver's batch and returns what it refused.
  private func solve() -> [Conflict] {
    var conflicts: [Conflict] = []
    timed { engine in
      do throws(SolverError) {
        try engine.solver.endBatch()
      } catch {
        switch error {
        case .unsatisfiableBatch(let found): conflicts = found
        // The next change goes on with the solve; until then its last step is what views have.
        case .unsettled: break
        default: preconditionFailure("A batch fails only by contradictions: \(error)")
        }
      }
    }
    return conflicts
  }

  /// Makes one change as a batch of its own, unless one is open.
  func change(_ change: (LayoutEngine) throws(SolverError) -> Void) {
    beginBatch()
    timed { engine in
      do throws(SolverError) {
        try change(engine)
      } catch {
        preconditionFailure("The constraint solver can't make a change: \(error)")
      }
    }
    endBatch()
  }

  /// Forgets everything and counts as another build; the memory is kept.
  func startOver() {
    timed { $0.solver.removeAll() }
    build = Self.nextBuild()
    owners.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    insetItems.removeAll(keepingCapacity: true)
    for constraint in leftOut {
      constraint.state.isLeftOut = false
    }
    leftOut.removeAll(keepingCapacity: true)
  }

  /// Marks the superview of every view that has another frame now (R45).
  ///
  /// A view that keeps the frame it was set has only followed it.
  private func notifyChangedViews() {
    while let variable = solver.nextChangedVariable() {
      guard let item = unsafe owners[Int(variable.id)].item, let view = item.view else { continue }
      guard unsafe fittedView == nil else { continue }
      switch item.role {
      case .view:
        guard !view.state.translatesAutoresizingMask else { continue }
        view.superview?.mark(.layout, .solvedFrame)
        if item.solved.wrapsText,
          item.solved.variables[LayoutItem.Number.width.rawValue] == variable
        {
          hasRewrapped = true
          view.intrinsicSizeIsStale()
        }
      case .guide, .safeArea, .margins:
        view.mark(.layout, .solvedFrame)
      }
    }
  }

  /// Reads the clocks around a use of the solver, if there are any.
  private func timed(_ work: (LayoutEngine) -> Void) {
    let cycle = unsafe cycle
    cycle.beginSpan(.solver)
    defer { cycle.endSpan() }
    guard let clock = cycle.state.solverClock else { return work(self) }
    let start = clock()
    work(self)
    cycle.state.solverTime += clock() - start
  }

  /// Adds the solver's work to a reading.
  func addWork(to work: inout WorkCounters) {
    let counters = solver.counters
    work[.solverConstraintsAdded] += counters.constraintsAdded
    work[.solverConstraintsRemoved] += counters.constraintsRemoved
    work[.solverConstantsEdited] += counters.constantsEdited
    work[.solverPivots] += counters.pivots
    work[.solverSubstitutions] += counters.rowSubstitutions
    work[.solverVariablesChanged] += counters.variablesChanged
    for counter in Self.solverCounters {
      work[counter] += fittingWork[counter]
    }
  }

  private static let solverCounters: [Counter] = [
    .solverConstraintsAdded, .solverConstraintsRemoved, .solverConstantsEdited, .solverPivots,
    .solverSubstitutions, .solverVariablesChanged,
  ]
}

/// The item that a variable places; it gives the variable back before it is released.
struct VariableOwner {
  unowned(unsafe) var item: LayoutItem?
}

/// What a required constraint in the solver stands for.
enum ConstraintRole {
  /// Nothing that can take part in a contradiction of the app's making.
  case none
  /// A constraint of the app.
  case app(NSLayoutConstraint)
  /// A number of an item held to the frame that was set, or to insets.
  case pin(LayoutItem, LayoutItem.Number)
}
