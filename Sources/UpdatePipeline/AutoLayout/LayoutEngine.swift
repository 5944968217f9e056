import UBConstraintSolver
import Foundation
import UBInstrumentation

/// The constraint solver of a window, with the variables of its views and guides (R47).
///
/// Coordinates are relative to the superview: a constraint between a view and its superview has two
/// or three variables at any depth, and moving a subtree changes no value inside it. The
/// constraints inside a subtree stay in the solver while the subtree is out of the window, as
/// pooled cells are; only those to the outside are removed.
final class LayoutEngine {
  /// The fraction of a point to which frames are aligned, which also hides rounding in the solver.
  static let frameStep: CGFloat = 1.0 / 64

  var solver = Solver()
  /// The view whose fitting size this temporary engine computes; `nil` for a window's engine.
  unowned(unsafe) private(set) var fittedView: UIView?
  private unowned(unsafe) let cycle: UpdateCycle
  /// The number of the current build, unique among all solvers; a new build invalidates the handles
  /// and variables of earlier ones.
  private(set) var build = LayoutEngine.nextBuild()
  private var batchDepth = 0

  /// The owner of each variable, indexed by the variable's number.
  var owners: [VariableOwner] = []
  /// The role of each constraint, indexed by constraint.
  var roles: [ConstraintRole] = []
  /// The expression under construction, kept so that building one allocates nothing.
  var terms: [Term] = []
  /// The terms of a pin or content size constraint, kept so that building one allocates nothing.
  var pinTerms: [Term] = []
  /// The guides that follow the insets of their views.
  var insetItems: [LayoutItem] = []
  /// The app's constraints that are left out of the solver, in order of activation.
  var leftOut: [NSLayoutConstraint] = []
  /// Whether a constraint was removed or changed since `leftOut` was last tried.
  var hasRelaxed = false
  /// Whether the width of a label that wraps its text has changed.
  var hasRewrapped = false
  /// The conflicts reported so far.
  var conflicts: [ConstraintConflict] = []
  /// The items of a temporary engine whose intrinsic sizes must be read.
  var measuredItems: [LayoutItem] = []
  /// The accumulated work of temporary engines that computed fitting sizes.
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

  /// Starts a batch of changes, which the solver solves when the outermost batch ends (R49).
  func beginBatch() {
    batchDepth += 1
    if batchDepth == 1 { solver.beginBatch() }
  }

  /// Ends a batch and invalidates the views whose variables changed.
  func endBatch() {
    batchDepth -= 1
    guard batchDepth == 0 else { return }
    let conflicts = solve()
    if !conflicts.isEmpty || (hasRelaxed && !leftOut.isEmpty) { settle(conflicts) }
    hasRelaxed = false
    notifyChangedViews()
  }

  /// Makes changes in a batch of their own, solves it and returns its conflicts.
  func solveAlone(_ change: (LayoutEngine) -> Void) -> [Conflict] {
    solver.beginBatch()
    batchDepth += 1
    change(self)
    batchDepth -= 1
    return solve()
  }

  /// Ends the solver's batch and returns its conflicts.
  private func solve() -> [Conflict] {
    var conflicts: [Conflict] = []
    timed { engine in
      do throws(SolverError) {
        try engine.solver.endBatch()
      } catch {
        switch error {
        case .unsatisfiableBatch(let found): conflicts = found
        // The next change continues the solve; until then the views get its last intermediate
        // solution.
        case .unsettled: break
        default: preconditionFailure("A batch fails only by contradictions: \(error)")
        }
      }
    }
    return conflicts
  }

  /// Makes one change, in a batch of its own unless one is open.
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

  /// Removes everything and starts a new build, keeping the memory.
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

  /// Marks the superview of each view whose solved frame changed for layout (R45).
  ///
  /// A view that keeps its own frame is skipped: its variables only follow the frame.
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

  /// Measures the time of a use of the solver if the cycle has a clock for it.
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

/// The owner of a variable, which removes the variable before it is released.
struct VariableOwner {
  unowned(unsafe) var item: LayoutItem?
}

/// The role of a required constraint in the solver.
enum ConstraintRole {
  /// A constraint that can't be part of a contradiction the app causes.
  case none
  /// A constraint of the app.
  case app(NSLayoutConstraint)
  /// A pin of an item's number to its frame or its insets.
  case pin(LayoutItem, LayoutItem.Number)
}
