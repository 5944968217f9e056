import UBConstraintSolver
import UBInstrumentation
import UBSolverBenchmarks

/// Operations on solvers as frames, whose display is the sum of the values read.
final class SolverRun: MeasuredRun {
  let frameCount: Int
  private(set) var solverTime: UInt64 = 0

  private let operationCount: Int
  private let clock: (@convention(c) () -> UInt64)?
  private var script: SolverScript
  private var sum = 0.0

  /// The frames that nobody measures, in which memory grows to what the operations need: one for
  /// each of the widths that edits cycle through.
  private static let settlingCount = 4

  /// A run of a script whose frames are a number of operations each; frame 0 is settled.
  init(
    _ script: consuming SolverScript,
    frameCount: Int,
    operationCount: Int,
    clock: (@convention(c) () -> UInt64)?
  ) {
    self.script = script
    self.frameCount = frameCount
    self.operationCount = operationCount
    self.clock = clock
    for index in (1 - Self.settlingCount)...0 { step(index) }
    solverTime = 0
  }

  var work: WorkCounters {
    let counters = script.counters
    return [
      .solverConstraintsAdded: counters.constraintsAdded,
      .solverConstraintsRemoved: counters.constraintsRemoved,
      .solverConstantsEdited: counters.constantsEdited,
      .solverPivots: counters.pivots,
      .solverSubstitutions: counters.rowSubstitutions,
      .solverVariablesChanged: counters.variablesChanged,
    ]
  }

  func step(_ index: Int) {
    let start = clock?() ?? 0
    let first = (index + Self.settlingCount - 1) * operationCount
    do throws(SolverError) {
      for operation in first..<(first + operationCount) { sum += try script.step(operation) }
    } catch {
      preconditionFailure("The operations of the solver's benchmarks are feasible.")
    }
    solverTime += (clock?() ?? 0) - start
  }

  func displayDigest() -> UInt64 {
    var digest = Digest()
    digest.combine(sum.bitPattern)
    return digest.value
  }
}
