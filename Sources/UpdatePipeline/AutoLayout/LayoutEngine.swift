import ConstraintSolver
import Foundation
import Instrumentation

/// The constraint solver of a window, with the variables of its views (R47).
///
/// Coordinates are relative to the superview: a constraint between a view and its superview holds
/// two or three variables however deep the view is, and moving a subtree changes no value in it.
/// What is inside a subtree stays in the solver while the subtree is out of the window, as the
/// cells of a pool are; only what ties it to the outside is removed.
final class LayoutEngine {
  /// Frames are aligned to this fraction of a point, which also hides the solver's rounding.
  static let frameStep: CGFloat = 1.0 / 64

  var solver = Solver()
  private unowned(unsafe) let cycle: UpdateCycle
  /// The number of the present building of the solver, unlike that of any other solver; handles
  /// and variables of other builds are void.
  private(set) var build = LayoutEngine.nextBuild()
  private var batchDepth = 0

  /// The view of each variable, by the variable's number.
  var owners: [VariableOwner] = []
  /// The expression being put together; kept so that building one allocates nothing.
  var terms: [Term] = []
  /// The only term of a pin or a content size constraint, kept for the same reason.
  var singleTerm: [Term] = []
  /// What the solver refused so far.
  private(set) var conflicts: [ConstraintConflict] = []

  init(cycle: UpdateCycle) {
    unsafe self.cycle = cycle
  }

  private static var lastBuild = 0

  private static func nextBuild() -> Int {
    lastBuild += 1
    return lastBuild
  }

  /// Keeps what the solver refused.
  func note(_ error: SolverError) {
    conflicts.append(ConstraintConflict(message: "\(error)"))
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
    timed { engine in
      do throws(SolverError) {
        try engine.solver.endBatch()
      } catch {
        engine.note(error)
      }
    }
    notifyChangedViews()
  }

  /// Makes one change as a batch of its own, unless one is open.
  func change(_ change: (LayoutEngine) throws(SolverError) -> Void) {
    timed { engine in
      do throws(SolverError) {
        try change(engine)
      } catch {
        engine.note(error)
      }
    }
    if batchDepth == 0 { notifyChangedViews() }
  }

  /// Forgets everything and counts as another build; the memory is kept.
  func startOver() {
    timed { $0.solver.removeAll() }
    build = Self.nextBuild()
    owners.removeAll(keepingCapacity: true)
  }

  /// Marks the superview of every view that has another frame now (R45).
  ///
  /// A view that keeps the frame it was set has only followed it.
  private func notifyChangedViews() {
    while let variable = solver.nextChangedVariable() {
      guard let view = unsafe owners[Int(variable.id)].view else { continue }
      guard !view.state.translatesAutoresizingMask else { continue }
      view.superview?.mark(.layout, .solvedFrame)
    }
  }

  /// Reads the clock around a use of the solver, if there is one.
  private func timed(_ work: (LayoutEngine) -> Void) {
    let cycle = unsafe cycle
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
  }
}

/// The view that a variable places; it gives the variable back before it is released.
struct VariableOwner {
  unowned(unsafe) var view: UIView?
}
